import type pg from 'pg'

/** Lists that are longer than those of a real shop, so that rows multiply where conditions let them. */
export async function storeLargeCatalogue(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement)
  await pool.query('analyze')
}

const [branches, products, images, tags, menus] = [8, 1000, 200, 20, 10]

/** The n-th record of a table, by an id that says which. */
const id = (table: number, number: string) =>
  `(lpad(to_hex(${table}), 8, '0') || '-0000-7000-8000-' || lpad(to_hex((${number})::int), 12, '0'))::uuid`

const each = (most: number, name: string) => `generate_series(1, ${most}) ${name}`

const statements = [
  `insert into divisions (id, identifier, name) values (${id(1, '1')}, 'alle', 'Alle')`,
  `insert into images (id, alt) select ${id(2, 'n')}, 'Bild ' || n from ${each(images, 'n')}`,
  `insert into tags (id, name, image_id) select ${id(3, 'n')}, 'Merkmal ' || n, ${id(2, 'n')} from ${each(tags, 'n')}`,
  `insert into branches (id, identifier, name, division_id, logo_id)
   select ${id(4, 'n')}, 'filiale-' || n, 'Filiale ' || n, ${id(1, '1')}, ${id(2, 'n')} from ${each(branches, 'n')}`,
  `insert into branches_rels ("order", parent_id, path, tags_id)
   select m, ${id(4, 'n')}, 'tags', ${id(3, 'm')} from ${each(branches, 'n')}, ${each(10, 'm')}`,
  `insert into branches_rels ("order", parent_id, path, images_id)
   select m, ${id(4, 'n')}, 'images', ${id(2, 'm')} from ${each(branches, 'n')}, ${each(10, 'm')}`,
  `insert into branches_opening_hours (_order, _parent_id, id, type)
   select m, ${id(4, 'n')}, n || '-' || m, 'daily' from ${each(branches, 'n')}, ${each(14, 'm')}`,
  `insert into categories (id, name, image_id, is_enabled)
   select ${id(5, 'n')}, 'Kategorie ' || n, ${id(2, 'n')}, true from ${each(20, 'n')}`,
  `insert into products (id, name, price, is_enabled)
   select ${id(6, 'n')}, 'Artikel ' || n, n, true from ${each(products, 'n')}`,
  `insert into products_rels ("order", parent_id, path, images_id)
   select m, ${id(6, 'n')}, 'images', ${id(2, 'm * 7')} from ${each(products, 'n')}, ${each(6, 'm')}`,
  `insert into products_config_parts (_order, _parent_id, id)
   select m, ${id(6, 'n')}, n || '-' || m from ${each(products, 'n')}, ${each(5, 'm')}`,
  `insert into products_config_parts_options (_order, _parent_id, id)
   select o, n || '-' || m, n || '-' || m || '-' || o
     from ${each(products, 'n')}, ${each(5, 'm')}, ${each(8, 'o')}`,
  `insert into products_schedule (_order, _parent_id, id, type)
   select m, ${id(6, 'n')}, n || '-' || m, 'daily' from ${each(products, 'n')}, ${each(5, 'm')}`,
  `insert into menus (id, name) select ${id(7, 'n')}, 'Karte ' || n from ${each(menus, 'n')}`,
  `insert into menus_rels ("order", parent_id, path, branches_id)
   select m, ${id(7, 'n')}, 'branches', ${id(4, 'm')} from ${each(menus, 'n')}, ${each(branches, 'm')}`,
  `insert into menus_catalog (_order, _parent_id, id, category_id)
   select m, ${id(7, 'n')}, n || '-' || m, ${id(5, 'm')} from ${each(menus, 'n')}, ${each(20, 'm')}`,
  `insert into menus_rels ("order", parent_id, path, products_id)
   select p, ${id(7, 'n')}, 'catalog.' || (m - 1) || '.products', ${id(6, `(m - 1) * 20 + p`)}
     from ${each(menus, 'n')}, ${each(20, 'm')}, ${each(20, 'p')}`,
]
