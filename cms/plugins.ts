import type { Plugin } from 'payload'

import { accountingPlugin } from '#plugins/accounting/accounting.plugin.ts'
import { accountsPlugin } from '#plugins/accounts/accounts.plugin.ts'
import { analyticsPlugin } from '#plugins/analytics/analytics.plugin.ts'
import { budgetPlugin } from '#plugins/budget/budget.plugin.ts'
import { clipboardPlugin } from '#plugins/clipboard/clipboard.plugin.ts'
import { apiDocsPlugin } from '#plugins/api-docs/api-docs.plugin.ts'
import { importExportPlugin } from '#plugins/import-export/import-export.plugin.ts'
import { filesPlugin } from '#plugins/files/files.plugin.ts'
import { fiscalPlugin } from '#plugins/fiscal/fiscal.plugin.ts'
import { fontsPlugin } from '#plugins/fonts/fonts.plugin.ts'
import { feedbackPlugin } from '#plugins/feedback/feedback.plugin.ts'
import { auditPlugin } from '#plugins/audit/audit.plugin.ts'
import { dayEndsPlugin } from '#plugins/day-ends/day-ends.plugin.ts'
import { mediaPlugin } from '#plugins/media/media.plugin.ts'
import { messagesPlugin } from '#plugins/messages/messages.plugin.ts'
import { discountsPlugin } from '#plugins/discounts/discounts.plugin.ts'
import { deskPlugin } from '#plugins/desk/desk.plugin.ts'
import { devicesPlugin } from '#plugins/devices/devices.plugin.ts'
import { editLocksPlugin } from '#plugins/edit-locks/edit-locks.plugin.ts'
import { editingPlugin } from '#plugins/editing/editing.plugin.ts'
import { kioskPlugin } from '#plugins/kiosk/kiosk.plugin.ts'
import { orderingPlugin } from '#plugins/ordering/ordering.plugin.ts'
import { pagesPlugin } from '#plugins/pages/pages.plugin.ts'
import { paymentsPlugin } from '#plugins/payments/payments.plugin.ts'
import { printingPlugin } from '#plugins/printing/printing.plugin.ts'
import { plannerPlugin } from '#plugins/planner/planner.plugin.ts'
import { projectsPlugin } from '#plugins/projects/projects.plugin.ts'
import { pinsPlugin } from '#plugins/pins/pins.plugin.ts'
import { panelPlugin } from '#plugins/panel/panel.plugin.ts'
import { qrCodesPlugin } from '#plugins/qr-codes/qr-codes.plugin.ts'
import { referencesPlugin } from '#plugins/references/references.plugin.ts'
import { releasesPlugin } from '#plugins/releases/releases.plugin.ts'
import { restPlugin } from '#plugins/rest/rest.plugin.ts'
import { secondFactorPlugin } from '#plugins/second-factor/second-factor.plugin.ts'
import { sessionsPlugin } from '#plugins/sessions/sessions.plugin.ts'
import { settingsPlugin } from '#plugins/settings/settings.plugin.ts'
import { shopPlugin } from '#plugins/shop/shop.plugin.ts'
import { statisticsPlugin } from '#plugins/statistics/statistics.plugin.ts'
import { themesPlugin } from '#plugins/themes/themes.plugin.ts'
import { vouchersPlugin } from '#plugins/vouchers/vouchers.plugin.ts'
import { websitePlugin } from '#plugins/website/website.plugin.ts'
import { workingTimePlugin } from '#plugins/working-time/working-time.plugin.ts'
import { initPlugin } from '#plugins/init/init.plugin.ts'

/**
 * In any order but for the rest plugin: its calls stand in for those that nobody else answers, and it guards Payload's
 * own collections as the others leave them.
 */
export const plugins: Plugin[] = [
  shopPlugin,
  websitePlugin,
  orderingPlugin,
  paymentsPlugin,
  vouchersPlugin,
  workingTimePlugin,
  discountsPlugin,
  dayEndsPlugin,
  accountingPlugin,
  fiscalPlugin,
  messagesPlugin,
  feedbackPlugin,
  filesPlugin,
  mediaPlugin,
  fontsPlugin,
  themesPlugin,
  importExportPlugin,
  initPlugin,
  devicesPlugin,
  printingPlugin,
  kioskPlugin,
  plannerPlugin,
  projectsPlugin,
  apiDocsPlugin,
  analyticsPlugin,
  statisticsPlugin,
  qrCodesPlugin,
  editingPlugin,
  pagesPlugin,
  releasesPlugin,
  editLocksPlugin,
  referencesPlugin,
  auditPlugin,
  sessionsPlugin,
  secondFactorPlugin,
  pinsPlugin,
  accountsPlugin,
  settingsPlugin,
  clipboardPlugin,
  panelPlugin,
  deskPlugin,
  restPlugin,
  budgetPlugin,
]
