import type { Config } from 'payload'

import { type DeskViewGiven, withDeskView, withViewComponent } from '../desk.port.ts'

const file = '/plugins/desk/kit-page/views.tsx'

const views: DeskViewGiven[] = [
  {
    area: 'operations',
    label: 'Bausteine',
    path: '/kit',
    right: ['read', 'config'],
    component: `${file}#KitPage`,
  },
  {
    area: 'operations',
    label: 'Beispiel',
    path: '/kit/example',
    right: ['read', 'contact-requests'],
    component: `${file}#ExampleView`,
  },
]

/**
 * The kit in every state, for who builds on it and for the tests: in development, or where `DESK_KIT` is `on`. The map
 * of components is the same everywhere, for it is generated once; without its view nothing leads to a component.
 */
export function withKitPage(config: Config): Config {
  const mapped = views.reduce((config, { component }) => withViewComponent(config, component), config)

  return isKitShown() ? views.reduce(withDeskView, mapped) : mapped
}

const isKitShown = (): boolean => process.env.DESK_KIT === 'on' || process.env.NODE_ENV === 'development'
