import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'

import { failureText } from '#domain/refusals/failures.ts'

import { collections } from './collections.ts'

/** Spec: back office 8. What records are called where saving them fails is what they are called everywhere. */
const names: Partial<Record<CollectionSlug, string>> = {
  users: 'Benutzer',
  devices: 'Gerät',
  tables: 'Tisch',
  sites: 'Seite',
  redirects: 'Redirect',
  blocks: 'Inhalt',
  donatees: 'Spendenempfänger',
  'qr-codes': 'QR Code',
  'working-activities': 'Aktivität',
  'working-schedules': 'Planung',
  projects: 'Projekt',
  tasks: 'Aufgabe',
  scenes: 'Szene',
  'digital-signage-segments': 'Filmsequenz',
  'digital-signage-streams': 'Stream',
  'digital-signage-devices': 'TV',
  'analytics-leads': 'Lead',
  logs: 'Log',
  navigations: 'Navigation',
  customers: 'Kunde',
  fonts: 'Schriftart',
  divisions: 'Organisation',
  menus: 'Katalog',
  tags: 'Tag',
}

it.each(Object.entries(names))('a record of %s that cannot be deleted is a “%s”', (slug, name) => {
  const labels = collections.find((collection) => collection.slug === slug)?.labels
  const { singular = '', plural = '' } = (labels ?? {}) as { singular?: string; plural?: string }

  expect(failureText([singular, plural], 'delete')).toBe(`${name} konnte nicht gelöscht werden`)
})

it('no two collections, and no group of them, go by one name', () => {
  const all = collections.map(({ labels }) => String((labels as { plural?: unknown } | undefined)?.plural))
  const groups = new Set(collections.map(({ admin }) => String(admin?.group)))
  const taken = [...all, ...groups]

  expect(taken.filter((name, index) => taken.indexOf(name) !== index)).toEqual(['Bestellungen'])
})
