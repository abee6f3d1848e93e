import type { Slug, Values } from './places.ts'

/** Another value each time. */
const text =
  (field: string) =>
  (count: number): Values => ({ [field]: `Geändert ${count}` })

/**
 * A change of each collection that everybody may make who may change the record at all, so that the database
 * shows whether it happened. Null where nothing that clients send is ever kept.
 */
export const changes: Record<Slug, ((count: number) => Values) | null> = {
  orders: text('internalNote'),
  payments: null,
  vouchers: null,
  'payment-accounts': text('name'),
  'booking-accounts': text('name'),
  discounts: text('name'),
  'day-ends': null,
  'print-jobs': null,
  products: text('description'),
  categories: text('description'),
  menus: text('name'),
  branches: text('description'),
  tables: text('name'),
  departments: text('description'),
  divisions: text('description'),
  tags: text('name'),
  sites: text('name'),
  navigations: text('name'),
  blocks: text('name'),
  themes: (count) => ({ theme: { color1: `#${(0x101010 + count).toString(16)}` } }),
  'page-templates': text('description'),
  releases: text('note'),
  nodes: text('name'),
  redirects: text('note'),
  services: text('description'),
  vehicles: text('description'),
  images: text('alt'),
  'media-folders': text('name'),
  'image-templates': text('name'),
  fonts: text('note'),
  uploads: (count) => ({ isPublic: count % 2 === 0 }),
  donatees: text('description'),
  'contact-requests': text('note'),
  questionnaires: text('intro'),
  'questionnaire-submissions': text('note'),
  /** What a guest said stays as it was said; whether somebody has seen to it is the house's. */
  'order-reviews': (count) => ({ isSettled: count % 2 === 0 }),
  'analytics-leads': text('note'),
  'qr-codes': text('note'),
  /** Each change says why, and the ledger keeps what was there before. */
  'working-activities': text('reason'),
  'working-schedules': text('note'),
  'shift-templates': text('name'),
  'staffing-needs': text('position'),
  'shift-swaps': null,
  absences: text('note'),
  contracts: text('note'),
  'company-days': text('name'),
  projects: text('description'),
  tasks: text('note'),
  scenes: text('name'),
  'digital-signage-segments': text('name'),
  'digital-signage-streams': text('name'),
  'digital-signage-devices': text('name'),
  users: text('phone'),
  customers: text('internalNote'),
  'external-users': text('note'),
  devices: text('note'),
  messages: null,
  'message-texts': text('intro'),
  'sms-accounts': text('name'),
  logs: text('title'),
}
