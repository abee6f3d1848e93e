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
import { navigations } from '#collections/content/navigations/navigations.collection.ts'
import { nodes } from '#collections/content/nodes/nodes.collection.ts'
import { redirects } from '#collections/content/redirects/redirects.collection.ts'
import { services } from '#collections/content/services/services.collection.ts'
import { sites } from '#collections/content/sites/sites.collection.ts'
import { uploads } from '#collections/content/uploads/uploads.collection.ts'
import { vehicles } from '#collections/content/vehicles/vehicles.collection.ts'
import { contactRequests } from '#collections/feedback/contact-requests/contact-requests.collection.ts'
import { questionnaireSubmissions } from '#collections/feedback/questionnaire-submissions/questionnaire-submissions.collection.ts'
import { questionnaires } from '#collections/feedback/questionnaires/questionnaires.collection.ts'
import { analyticsLeads } from '#collections/insight/analytics-leads/analytics-leads.collection.ts'
import { qrCodes } from '#collections/insight/qr-codes/qr-codes.collection.ts'
import { orders } from '#collections/ordering/orders/orders.collection.ts'
import { users } from '#collections/people/users/users.collection.ts'

/** In the order of the admin panel's navigation. */
export const collections: CollectionConfig[] = [
  orders,
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
  blocks,
  nodes,
  redirects,
  services,
  vehicles,
  images,
  imageTemplates,
  fonts,
  uploads,
  donatees,
  contactRequests,
  questionnaires,
  questionnaireSubmissions,
  analyticsLeads,
  qrCodes,
  users,
]
