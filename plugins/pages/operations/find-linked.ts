import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'

/** What leads visitors somewhere: ids of pages, and paths that somebody has typed. */
export type Linked = { ids: ReadonlySet<string>; paths: ReadonlySet<string> }

/**
 * What any page, menu or record names, all at once: asked page by page the texts of all pages would be read as often
 * as there are pages. What a page says of itself leads nobody to it.
 */
export async function findLinked(req: PayloadRequest): Promise<Linked> {
  const { rows } = await (await transactionOf(req)).execute<{ named: string }>(sql`
    with texts as (
      select id::text as owner, path, concat(content_body::text, content_text::text) as text
        from sites where _status = 'published' and is_public and deleted_at is null
      union all select '', '', items::text from navigations
      union all select '', '', to_jsonb(b)::text from blocks b where _status = 'published' and is_public
      union all select '', '', to_jsonb(d)::text from divisions d
      union all select '', '', to_jsonb(n)::text from nodes n
      union all select '', '', to_jsonb(o)::text from services o
      union all select '', '', to_jsonb(q)::text from qr_codes q
      union all select '', '', to_jsonb(r)::text from qr_code_rules r
    )
    select found[1] as named
      from texts, regexp_matches(text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') found
     where found[1] <> owner
     union select sites_id::text from nodes_rels where sites_id is not null
     union select '/' || found[1]
      from texts, regexp_matches(text, '"/([a-z0-9][a-z0-9/_-]*)[?#"]', 'g') found
     where found[1] <> path`)
  const names = rows.map(({ named }) => named)

  return {
    ids: new Set(names.filter((name) => !name.startsWith('/'))),
    paths: new Set(names.filter((name) => name.startsWith('/')).map((name) => name.slice(1))),
  }
}
