import { reviewInPalette } from './review-in-palette.ts'
import type { PaletteKind } from '../palette.port.ts'
import { logActionLabels } from '#domain/operations/change-log.ts'
import { absenceStatusLabels } from '#domain/workforce/absence.ts'
import { activityStateLabels } from '#domain/workforce/working-activity.texts.ts'
import { swapStatusLabels } from '#domain/workforce/planning/shift-swap.ts'
import { shiftStatusLabels } from '#domain/workforce/working-schedule.ts'

const labelOf = (labels: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  labels[String(value)]

const kindAlone = () => ''

/** What is found in the house besides the orders, in the order in which kinds are shown. */
export const paletteKinds: readonly PaletteKind[] = [
  {
    slug: 'customers',
    words: ['name', 'number', 'email', 'companyName', 'firstName', 'lastName'],
    phones: ['phone'],
    plain: ({ number }) => (number ? `Kunde Nr. ${String(number)}` : ''),
    hint: ({ number, phone, email }) => [number && `Nr. ${String(number)}`, phone, email],
  },
  { slug: 'products', words: ['name'] },
  { slug: 'categories', words: ['name'] },
  { slug: 'menus', words: ['name'] },
  { slug: 'tags', words: ['name'] },
  {
    slug: 'users',
    words: ['lastName', 'firstName', 'username', 'email'],
    phones: ['phone'],
    shown: ['name'],
    title: ({ name }) => String(name),
    hint: ({ email, phone }) => [email, phone],
  },
  { slug: 'external-users', words: ['name', 'company', 'role', 'email'], phones: ['phone'] },
  { slug: 'sites', words: ['name', 'path'] },
  { slug: 'blocks', words: ['name', 'identifier'] },
  { slug: 'page-templates', words: ['name'] },
  { slug: 'releases', words: ['name'] },
  { slug: 'navigations', words: ['name', 'identifier'] },
  { slug: 'themes', words: ['name'] },
  { slug: 'nodes', words: ['name', 'identifier'] },
  { slug: 'services', words: ['name', 'path', 'category'] },
  { slug: 'vehicles', words: ['name', 'path', 'maker', 'model', 'plate', 'serialNumber'] },
  { slug: 'contact-requests', words: ['name', 'company', 'email'], phones: ['phone'], plain: kindAlone },
  reviewInPalette,
  { slug: 'questionnaires', words: ['name'] },
  { slug: 'questionnaire-submissions', words: ['clientName', 'contactName', 'service'], plain: kindAlone },
  {
    slug: 'analytics-leads',
    words: ['name', 'company', 'email', 'source', 'campaign'],
    phones: ['phone'],
    plain: kindAlone,
  },
  { slug: 'company-days', words: ['name'] },
  { slug: 'projects', words: ['name'] },
  { slug: 'tasks', words: ['title'] },
  {
    slug: 'working-schedules',
    isTrace: true,
    words: ['title', 'position'],
    person: 'user',
    shown: ['status'],
    latestBy: 'from',
    hint: ({ position, status }) => [position, labelOf(shiftStatusLabels, status)],
  },
  { slug: 'shift-templates', words: ['name'] },
  { slug: 'staffing-needs', words: ['position'] },
  {
    slug: 'shift-swaps',
    words: ['title'],
    shown: ['status'],
    hint: ({ status }) => [labelOf(swapStatusLabels, status)],
  },
  {
    slug: 'absences',
    words: ['title'],
    person: 'user',
    shown: ['status'],
    hint: ({ status }) => [labelOf(absenceStatusLabels, status)],
  },
  {
    slug: 'working-activities',
    isTrace: true,
    words: ['title'],
    person: 'user',
    shown: ['state'],
    latestBy: 'startedAt',
    hint: ({ state }) => [labelOf(activityStateLabels, state)],
  },
  { slug: 'contracts', words: ['title'], person: 'user' },
  { slug: 'branches', words: ['name', 'identifier', 'city', 'zipCode'] },
  { slug: 'divisions', words: ['name', 'identifier'] },
  { slug: 'departments', words: ['name'] },
  { slug: 'tables', words: ['identifier'], title: ({ identifier }) => `Tisch ${String(identifier)}` },
  { slug: 'donatees', words: ['name', 'identifier'] },
  { slug: 'devices', words: ['name', 'identifier', 'model'] },
  { slug: 'images', words: ['alt', 'filename'] },
  { slug: 'uploads', words: ['originalName', 'filename'] },
  { slug: 'media-folders', words: ['name'] },
  { slug: 'image-templates', words: ['name', 'identifier'] },
  { slug: 'fonts', words: ['family', 'variant', 'filename'] },
  { slug: 'redirects', words: ['path', 'target', 'note'] },
  { slug: 'qr-codes', words: ['name', 'path'] },
  { slug: 'scenes', words: ['name', 'path'] },
  { slug: 'digital-signage-segments', words: ['name'] },
  { slug: 'digital-signage-streams', words: ['name', 'url'] },
  { slug: 'digital-signage-devices', words: ['name', 'identifier'] },
  {
    slug: 'logs',
    isTrace: true,
    words: ['title', 'actorName'],
    shown: ['action'],
    latestBy: 'at',
    hint: ({ action, actorName }) => [labelOf(logActionLabels, action), actorName],
    plain: ({ action }) => labelOf(logActionLabels, action) ?? '',
  },
]
