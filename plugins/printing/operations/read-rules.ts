import type { Pool } from 'pg'

import type { PrintRule } from '#domain/ordering/printing/auto-print.ts'

export type PrinterRules = { device: string; rules: PrintRule[] }

/** What the printers at the branch of an order print by themselves, in the order of their names; those that are off nothing. */
export async function readRules(pool: Pool, order: string): Promise<PrinterRules[]> {
  const { rows } = await pool.query<PrinterRules>({
    name: 'print-rules-for-order',
    text: `select d.id as device, json_agg(json_build_object(
                    'event', r.event, 'layout', r.layout,
                    'orderTypes', (select coalesce(json_agg(t.value order by t.order), '[]')
                                     from devices_printer_rules_order_types t where t.parent_id = r.id),
                    'departments', (select coalesce(json_agg(p.departments_id order by p.order), '[]')
                                      from devices_rels p
                                     where p.parent_id = d.id and p.departments_id is not null
                                       and p.path = 'printer.rules.' || (r._order - 1) || '.departments'))
                  order by r._order) as rules
             from devices d join devices_printer_rules r on r._parent_id = d.id
            where d.branch_id = (select branch_id from orders where id = $1) and d.kind = 'printer' and d.is_enabled
            group by d.id, d.name order by d.name, d.id`,
    values: [order],
  })
  return rows
}
