import type { WaitingOrder } from '#domain/ordering/missed-orders.ts'
import { orderStatuses } from '#domain/ordering/order-terms.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

/** Every combination of state, times and what was offered; `ago` tells the instant so many minutes before. */
export function everyWaiting(ago: (minutes: number) => string): WaitingOrder[] {
  const times = [null, ago(-60), ago(5), ago(200)]

  return orderStatuses.flatMap((status) =>
    [5, 60, 300].flatMap((minutes) =>
      times.flatMap((promisedAt) =>
        times.flatMap((appointmentDate) =>
          asked.map((answer) => ({
            status,
            placedAt: ago(minutes),
            promisedAt,
            appointmentDate,
            ...answer,
          })),
        ),
      ),
    ),
  )
}

/** What the house has asked the guest. */
const asked: Pick<WaitingOrder, 'counterAppointmentStatus' | 'quotationStatus'>[] = [
  { counterAppointmentStatus: 'none' },
  { counterAppointmentStatus: 'open' },
  { counterAppointmentStatus: 'none', quotationStatus: 'offered' },
]

/** As many orders of a branch like a stored one, but for their times and states. */
export async function storeAlike(
  { pool }: TestApp,
  model: string,
  branch: string,
  orders: readonly WaitingOrder[],
): Promise<void> {
  await pool.query(
    `insert into orders
     select (jsonb_populate_record(o, jsonb_build_object(
              'id', gen_random_uuid(), 'uid', gen_random_uuid(), 'branch_id', $1::uuid,
              'business_day', left(gen_random_uuid()::text, 10), 'status', given->>'status',
              'placed_at', given->>'placedAt', 'promised_at', given->>'promisedAt',
              'appointment_date', given->>'appointmentDate',
              'counter_appointment_status', coalesce(given->>'counterAppointmentStatus', 'none'),
              'quotation_status', coalesce(given->>'quotationStatus', 'none')))).*
       from orders o, jsonb_array_elements($2::jsonb) as given
      where o.id = $3`,
    [branch, JSON.stringify(orders), model],
  )
}
