import { beforeAll, expect, test } from 'vitest'

import type { PolicyOf } from '../policy/policy-table.ts'
import { buildPolicy } from '../testing/built-policy.ts'
import { redactTarget } from './redact.ts'

let policyOf: PolicyOf

beforeAll(async () => {
  ;({ policyOf } = await buildPolicy())
}, 120_000)

test.each<[target: string, logged: string, method?: string]>([
  ['/status/a1b2/9f8e7d', '/status/a1b2/***'],
  ['/status/a1b2/9f8e7d.data?_routes=x', '/status/a1b2/***?_routes=***'],
  ['/Status/a1b2/9f8e7d', '/Status/a1b2/***'],
  ['/api/orders/Public/a1b2/9f8e7d', '/api/orders/Public/***/***'],
  ['/frontdesk/linz/geheim', '/frontdesk/linz/***'],
  ['/backoffice/linz/geheim', '/backoffice/linz/***'],
  [
    '/api/orders/frontdesk/linz/geheim/01890a5d-ac96-774b-bcce-b302099a8057/status/confirm',
    '/api/orders/frontdesk/***/***/01890a5d-ac96-774b-bcce-b302099a8057/status/confirm',
    'POST',
  ],
  ['/kitchen/linz/geheim', '/kitchen/linz/***'],
  ['/time-clock/linz/geheim', '/time-clock/linz/***'],
  ['/pickup/linz/geheim', '/pickup/linz/***'],
  ['/tables/linz/geheim', '/tables/linz/***'],
  ['/api/orders/kitchen/linz/geheim', '/api/orders/kitchen/***/***'],
  ['/api/orders/pickup/linz/geheim/events', '/api/orders/pickup/***/***/events'],
  ['/api/orders/screen/linz/geheim/people', '/api/orders/screen/***/***/people', 'POST'],
  [
    '/api/orders/kitchen/linz/geheim/01890a5d-ac96-774b-bcce-b302099a8057/lines',
    '/api/orders/kitchen/***/***/01890a5d-ac96-774b-bcce-b302099a8057/lines',
    'PUT',
  ],
  ['/api/orders/tables/linz/geheim/move', '/api/orders/tables/***/***/move', 'POST'],
  ['/api/orders/public/a1b2/9f8e7d/events', '/api/orders/public/***/***/events'],
  ['/api/time-tracking/Zx81kq0Pw3Lm55Tt/anna', '/api/***/***/***'],
  ['/upload/9f8e7d/1-2.jpg', '/upload/***/1-2.jpg'],
  ['/api/users/reset-password?token=abc', '/api/users/reset-password?token=***', 'POST'],
  ['/api/products?page=2&where[name][equals]=Anna', '/api/products?page=2&where[name][equals]=***'],
  ['/api/products?anna@example.com', '/api/products?***=***'],
  ['/api/products?tag=anna@example.com', '/api/products?tag=***'],
  ['/?page=1=anna@example.com', '/?page=***'],
  ['/api/x/../orders/public/a1b2/9f8e7d', '***'],
  ['/st%61tus/a1b2/9f8e7d', '***'],
  ['//status/a1b2/9f8e7d', '***'],
  ['/api/users/anna.auer', '/api/users/***'],
  ['/custom/api/users/anna@example.com', '/custom/api/users/***'],
  ['/Custom/API/customers/anna', '/Custom/API/customers/***'],
  ['/custom/api/orders/public/a1b2/9f8e7d', '/custom/api/orders/public/***/***'],
  ['/custom/api/time-tracking/Zx81kq0Pw3Lm55Tt/anna', '/custom/api/***/***/***'],
  ['/api/users/login', '/api/users/login', 'POST'],
  ['/api/users/01890a5d-ac96-774b-bcce-b302099a8057', '/api/users/01890a5d-ac96-774b-bcce-b302099a8057'],
  ['/api/users/access/anna.auer', '/api/users/access/***', 'POST'],
  ['/api/uploads/file/Anna-Muster-krank.pdf', '/api/uploads/file/***'],
  ['/api/images/file/suppe.png?v=2', '/api/images/file/***?v=2'],
  ['/api/tables/anna/duplicate', '/api/tables/***/duplicate', 'POST'],
  ['/anna@example.com', '/***'],
  ['/anna%40example.com', '/***'],
  ['/store/+436641234567', '/store/***'],
  ['/store/06641234567/menu', '/store/***/menu'],
  ['/leistungen/caf%C3%A9', '/leistungen/caf%C3%A9'],
  ['/assets/entry.client-B7x_a1.js', '/assets/entry.client-B7x_a1.js'],
  ['/backend/reset/9f8e7d', '/backend/reset/***'],
  ['/backend/login', '/backend/login'],
  ['/store/linz', '/store/linz'],
  ['/backoffice/login', '/backoffice/login'],
  ['/api/orders', '/api/orders'],
  ['/api/orders', '/api/orders', 'POST'],
  [
    '/api/orders/01890a5d-ac96-774b-bcce-b302099a8057/status/confirm',
    '/api/orders/01890a5d-ac96-774b-bcce-b302099a8057/status/confirm',
    'POST',
  ],
  [
    '/api/orders/01890a5d-ac96-774b-bcce-b302099a8057/status/anna',
    '/api/orders/01890a5d-ac96-774b-bcce-b302099a8057/status/***',
    'POST',
  ],
  ['/custom/forms', '/custom/forms', 'POST'],
  ['/custom/forms', '/custom/***'],
  ['/custom/anna@example.com', '/custom/***'],
  ['/questionnaires/9f8e7d', '/questionnaires/***'],
  ['/Questionnaires/9f8e7d/danke', '/Questionnaires/***/danke'],
  [`/api/${'x'.repeat(3000)}`, '/api/***'],
])('%s is logged as %s', (target, logged, method = 'GET') => {
  expect(redactTarget(target, policyOf(method, target))).toBe(logged)
})
