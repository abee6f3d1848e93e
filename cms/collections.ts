import type { CollectionConfig } from 'payload'

import { branches } from '#collections/catalogue/branches/branches.collection.ts'
import { categories } from '#collections/catalogue/categories/categories.collection.ts'
import { departments } from '#collections/catalogue/departments/departments.collection.ts'
import { divisions } from '#collections/catalogue/divisions/divisions.collection.ts'
import { menus } from '#collections/catalogue/menus/menus.collection.ts'
import { products } from '#collections/catalogue/products/products.collection.ts'
import { tables } from '#collections/catalogue/tables/tables.collection.ts'
import { tags } from '#collections/catalogue/tags/tags.collection.ts'
import { blocks } from '#collections/content/blocks/blocks.collection.ts'
import { donatees } from '#collections/content/donatees/donatees.collection.ts'
import { fonts } from '#collections/content/fonts/fonts.collection.ts'
import { imageTemplates } from '#collections/content/image-templates/image-templates.collection.ts'
import { images } from '#collections/content/images/images.collection.ts'
import { mediaFolders } from '#collections/content/media-folders/media-folders.collection.ts'
import { navigations } from '#collections/content/navigations/navigations.collection.ts'
import { pageTemplates } from '#collections/content/page-templates/page-templates.collection.ts'
import { nodes } from '#collections/content/nodes/nodes.collection.ts'
import { redirects } from '#collections/content/redirects/redirects.collection.ts'
import { releases } from '#collections/content/releases/releases.collection.ts'
import { services } from '#collections/content/services/services.collection.ts'
import { sites } from '#collections/content/sites/sites.collection.ts'
import { themes } from '#collections/content/themes/themes.collection.ts'
import { uploads } from '#collections/content/uploads/uploads.collection.ts'
import { vehicles } from '#collections/content/vehicles/vehicles.collection.ts'
import { contactRequests } from '#collections/feedback/contact-requests/contact-requests.collection.ts'
import { orderReviews } from '#collections/feedback/order-reviews/order-reviews.collection.ts'
import { questionnaireSubmissions } from '#collections/feedback/questionnaire-submissions/questionnaire-submissions.collection.ts'
import { questionnaires } from '#collections/feedback/questionnaires/questionnaires.collection.ts'
import { analyticsLeads } from '#collections/insight/analytics-leads/analytics-leads.collection.ts'
import { qrCodes } from '#collections/insight/qr-codes/qr-codes.collection.ts'
import { devices } from '#collections/operations/devices/devices.collection.ts'
import { messageTexts } from '#collections/operations/message-texts/message-texts.collection.ts'
import { messages } from '#collections/operations/messages/messages.collection.ts'
import { smsAccounts } from '#collections/operations/sms-accounts/sms-accounts.collection.ts'
import { logs } from '#collections/operations/logs/logs.collection.ts'
import { bookingAccounts } from '#collections/ordering/booking-accounts/booking-accounts.collection.ts'
import { dayEnds } from '#collections/ordering/day-ends/day-ends.collection.ts'
import { discounts } from '#collections/ordering/discounts/discounts.collection.ts'
import { orders } from '#collections/ordering/orders/orders.collection.ts'
import { paymentAccounts } from '#collections/ordering/payment-accounts/payment-accounts.collection.ts'
import { printJobs } from '#collections/ordering/print-jobs/print-jobs.collection.ts'
import { payments } from '#collections/ordering/payments/payments.collection.ts'
import { vouchers } from '#collections/ordering/vouchers/vouchers.collection.ts'
import { customers } from '#collections/people/customers/customers.collection.ts'
import { externalUsers } from '#collections/people/external-users/external-users.collection.ts'
import { users } from '#collections/people/users/users.collection.ts'
import { digitalSignageDevices } from '#collections/signage/digital-signage-devices/digital-signage-devices.collection.ts'
import { digitalSignageSegments } from '#collections/signage/digital-signage-segments/digital-signage-segments.collection.ts'
import { digitalSignageStreams } from '#collections/signage/digital-signage-streams/digital-signage-streams.collection.ts'
import { scenes } from '#collections/signage/scenes/scenes.collection.ts'
import { absences } from '#collections/workforce/absences/absences.collection.ts'
import { companyDays } from '#collections/workforce/company-days/company-days.collection.ts'
import { contracts } from '#collections/workforce/contracts/contracts.collection.ts'
import { projects } from '#collections/workforce/projects/projects.collection.ts'
import { shiftSwaps } from '#collections/workforce/shift-swaps/shift-swaps.collection.ts'
import { shiftTemplates } from '#collections/workforce/shift-templates/shift-templates.collection.ts'
import { staffingNeeds } from '#collections/workforce/staffing-needs/staffing-needs.collection.ts'
import { tasks } from '#collections/workforce/tasks/tasks.collection.ts'
import { workingActivities } from '#collections/workforce/working-activities/working-activities.collection.ts'
import { workingSchedules } from '#collections/workforce/working-schedules/working-schedules.collection.ts'

/** In the order of the admin panel's navigation. */
export const collections: CollectionConfig[] = [
  orders,
  payments,
  vouchers,
  paymentAccounts,
  bookingAccounts,
  discounts,
  dayEnds,
  printJobs,
  products,
  categories,
  menus,
  branches,
  tables,
  departments,
  divisions,
  tags,
  sites,
  navigations,
  themes,
  blocks,
  pageTemplates,
  releases,
  nodes,
  redirects,
  services,
  vehicles,
  images,
  mediaFolders,
  imageTemplates,
  fonts,
  uploads,
  donatees,
  contactRequests,
  questionnaires,
  questionnaireSubmissions,
  orderReviews,
  analyticsLeads,
  qrCodes,
  workingActivities,
  workingSchedules,
  shiftTemplates,
  staffingNeeds,
  shiftSwaps,
  absences,
  contracts,
  companyDays,
  projects,
  tasks,
  scenes,
  digitalSignageSegments,
  digitalSignageStreams,
  digitalSignageDevices,
  users,
  customers,
  externalUsers,
  devices,
  messages,
  messageTexts,
  smsAccounts,
  logs,
]
