// @vitest-environment jsdom
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { branchCard, settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { shellView } from '../shell/shell-view.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { BranchContact } from './branch-contact.tsx'
import { Ticket } from './ticket.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})

afterEach(() => screen.close())

it.each([
  [false, 'Ticket'],
  [true, 'Bestellnummer'],
])('where tickets are disabled (%s) the number is called „%s“', async (disableTickets, label) => {
  const shell = shellView(shopView({ settings: settings({ disableTickets }) }), 'https://shop.example')
  const order = { ticketNumber: 17, tableIdentifier: null }
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <Ticket order={order} />, loader: () => shell },
  ])
  await screen.show(<Page hydrationData={{ loaderData: { root: shell } }} />)

  expect(screen.texts('dt')).toEqual([label])
  expect(screen.texts('dd')).toEqual(['17'])
})

it('whoever has a question about the order reaches the branch by a press', async () => {
  await screen.show(
    <BranchContact branch={branchCard({ phone: '0732 / 12 34', email: 'linz@example.com' })} />,
  )

  expect(screen.control('0732 / 12 34')?.getAttribute('href')).toBe('tel:07321234')
  expect(screen.control('linz@example.com')?.getAttribute('href')).toBe('mailto:linz@example.com')
})
