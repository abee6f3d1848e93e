/**
 * Remarks to pages and pieces, and answers to them. A table of their own, so that no answer to visitors, no version and
 * no export holds one. They go with their page; whoever wrote them may go without.
 */
export const commentsUp = `
  create table page_comments (
    id uuid primary key,
    site_id uuid references sites (id) on delete cascade,
    block_id uuid references blocks (id) on delete cascade,
    thread_id uuid references page_comments (id) on delete cascade,
    section varchar(100) not null default '',
    section_kind varchar(100) not null default '',
    text varchar(2000),
    author_id uuid references users (id) on delete set null,
    to_id uuid references users (id) on delete set null,
    created_at timestamp(3) with time zone not null default now(),
    changed_at timestamp(3) with time zone,
    settled_at timestamp(3) with time zone,
    settled_by uuid references users (id) on delete set null,
    touched_at timestamp(3) with time zone not null default now(),
    check (num_nonnulls(site_id, block_id) = 1)
  );
  create index page_comments_site_idx on page_comments (site_id);
  create index page_comments_block_idx on page_comments (block_id);
  create index page_comments_thread_idx on page_comments (thread_id);
  create index page_comments_author_idx on page_comments (author_id);
  create index page_comments_to_idx on page_comments (to_id);
  create index page_comments_settler_idx on page_comments (settled_by);
  create index page_comments_open_idx on page_comments (created_at) where thread_id is null and settled_at is null;
`

export const commentsDown = 'drop table page_comments;'
