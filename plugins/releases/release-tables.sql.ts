/**
 * What goes out together. No reference to the record, so that one that was deleted is still told; in one release that
 * has not gone out it stands once, whoever adds it at the same time.
 */
export const releaseItemsUp = `
  create table release_items (
    release_id uuid not null references releases (id) on delete cascade,
    slug varchar(32) not null check (slug in ('sites', 'blocks', 'navigations', 'themes')),
    record uuid not null,
    name varchar(200) not null default '',
    is_open boolean not null default true,
    added_at timestamp(3) with time zone not null default now(),
    primary key (release_id, slug, record)
  );
  create unique index release_items_open_idx on release_items (slug, record) where is_open;
`

export const releaseItemsDown = 'drop table release_items;'
