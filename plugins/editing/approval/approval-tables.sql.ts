/**
 * Who asked for which state to go out and what was decided, and who has written what visitors do not see yet. An old
 * version may be gone by the time that somebody decides, and with it who wrote it.
 */
export const approvalsUp = `
  create table page_approvals (
    id uuid primary key,
    site_id uuid references sites (id) on delete cascade,
    block_id uuid references blocks (id) on delete cascade,
    version_id uuid not null,
    version_at timestamp(3) with time zone not null,
    digest varchar(64) not null,
    note varchar(1000) not null default '',
    asked_by uuid references users (id) on delete set null,
    asked_at timestamp(3) with time zone not null default now(),
    verdict varchar(16) check (verdict in ('approved', 'returned')),
    decided_by uuid references users (id) on delete set null,
    decided_at timestamp(3) with time zone,
    reason varchar(1000) not null default '',
    withdrawn_at timestamp(3) with time zone,
    published_at timestamp(3) with time zone,
    check (num_nonnulls(site_id, block_id) = 1)
  );
  create index page_approvals_site_idx on page_approvals (site_id);
  create index page_approvals_block_idx on page_approvals (block_id);
  create index page_approvals_asker_idx on page_approvals (asked_by);
  create index page_approvals_decider_idx on page_approvals (decided_by);
  create index page_approvals_open_idx on page_approvals (asked_at) where verdict is null and withdrawn_at is null;
  create table page_writers (
    site_id uuid references sites (id) on delete cascade,
    block_id uuid references blocks (id) on delete cascade,
    user_id uuid not null references users (id) on delete cascade,
    check (num_nonnulls(site_id, block_id) = 1),
    unique (site_id, user_id),
    unique (block_id, user_id)
  );
  create index page_writers_user_idx on page_writers (user_id);
`

export const approvalsDown = 'drop table page_writers; drop table page_approvals;'
