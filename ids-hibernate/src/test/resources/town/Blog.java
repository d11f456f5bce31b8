package town;

import dev.ids.nanoid.NanoId;
import dev.ids.scru128.Scru128Id;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;
import jakarta.persistence.*;
import java.util.*;

@Entity
class Author extends Named {
  @Id @UlidId(prefix = "aut_") AuthorId id;
  @ElementCollection Set<PostId> favourites = new LinkedHashSet<>();
}

@Entity
class Post {
  @Id @Scru128Id PostId id;
  String title;
  @NanoId(size = 10) SlugId slug;
  @ManyToOne(fetch = FetchType.LAZY) Author author;
  @ManyToMany Set<Tag> tags = new LinkedHashSet<>();
  @OneToMany(mappedBy = "post", cascade = CascadeType.ALL) List<Comment> comments = new ArrayList<>();
}

@Entity
class Tag extends Named {
  @Id @NanoId(size = 8) TagId id;
}

@Entity
class Comment {
  @Id @Snowflake CommentId id;
  String text;
  @ManyToOne(fetch = FetchType.LAZY) Post post;
  @ManyToOne(fetch = FetchType.LAZY) Customer writer;
}

@Entity
class Review {
  @Id @UlidId ReviewId id;
  int stars;
  @ManyToOne(fetch = FetchType.LAZY) Product product;
  @ManyToOne(fetch = FetchType.LAZY) Customer writer;
}
