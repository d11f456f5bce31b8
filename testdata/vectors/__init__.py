# SPDX-FileCopyrightText: The ids authors
# SPDX-License-Identifier: Apache-2.0
"""The vectors of testdata/, one module for each subject."""
