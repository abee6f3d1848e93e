import type { CollectionConfig, Tab } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'
import { withDesk, withDeskView } from '#plugins/desk/desk.port.ts'
import { type DeskAction, withPalette } from '#plugins/desk/palette.port.ts'
import { type TodaySource, withToday } from '#plugins/desk/today.port.ts'

import { cloudPrntEndpoints } from './endpoints/cloudprnt.endpoints.ts'
import { epsonDirectEndpoint } from './endpoints/epson-direct.endpoint.ts'
import {
  orderSlipsEndpoint,
  printDayEndEndpoint,
  printOrderEndpoint,
  testPrintEndpoint,
} from './endpoints/print.endpoints.ts'
import { printJobEndpoints } from './endpoints/print-jobs.endpoints.ts'
import { printerDemoEndpoints } from './endpoints/printer-demo.endpoints.ts'
import { slipsDue } from './jobs/slips-due.ts'
import { countUnprinted, unprintedOfToday } from './operations/count-unprinted.ts'

/** Slips on paper: queued once by what happens or by whoever asks, fetched by printers, and confirmed by them. */
export const printingPlugin = capability(
  {
    name: 'printing',
    rewrite: addTestPrint,
    collections: {
      'print-jobs': {
        endpoints: [
          ...printJobEndpoints,
          ...printerDemoEndpoints,
          ...cloudPrntEndpoints,
          epsonDirectEndpoint,
        ].map((each) => onCollection('print-jobs', each)),
      },
      orders: {
        endpoints: [printOrderEndpoint, orderSlipsEndpoint].map((each) => onCollection('orders', each)),
      },
      'day-ends': { endpoints: [onCollection('day-ends', printDayEndEndpoint)] },
      devices: { endpoints: [onCollection('devices', testPrintEndpoint)] },
    },
    outbox: [delivered(slipsDue, async () => (await import('./jobs/queue-by-rules.ts')).queueByRules)],
    workers: [
      {
        name: 'print-jobs',
        everySeconds: 15,
        load: async () => (await import('./jobs/tidy-print-jobs.ts')).tidyPrintJobs,
      },
    ],
  },
  (config) =>
    withDesk(
      withPalette(
        withDeskView(withToday(config, { waiting: [unprinted] }), {
          area: 'ordering',
          label: printers.label,
          path: printers.path,
          right: printers.right,
          component: '/plugins/printing/admin/views.tsx#PrintersView',
        }),
        { actions: [printers] },
      ),
      { counts: [{ area: 'ordering', label: 'ungedruckt', right: printers.right, read: countUnprinted }] },
    ),
)

const printers: DeskAction = {
  label: 'Drucker',
  path: '/printers',
  words: ['drucken', 'bon', 'beleg', 'papier', 'warteschlange'],
  right: ['read', 'print-jobs'],
}

const unprinted: TodaySource<'waiting'> = {
  name: 'Ungedruckte Bons',
  right: printers.right,
  follows: ['orders'],
  read: unprintedOfToday,
}

function addTestPrint(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'devices') return collection

  return {
    ...collection,
    fields: collection.fields.map((field) =>
      field.type === 'tabs' ? { ...field, tabs: field.tabs.map(withTestPrint) } : field,
    ),
  }
}

/** On the tab that tells how the printer is reached. */
function withTestPrint(tab: Tab): Tab {
  const isAboutPrinter = tab.fields.some((field) => 'name' in field && field.name === 'printer')
  const panel = panelField('testPrint', '/plugins/printing/admin/test-print-panel.tsx#TestPrintPanel')

  return isAboutPrinter ? { ...tab, fields: [...tab.fields, panel] } : tab
}
