import type { CollectionConfig } from 'payload'

import { branches } from '#collections/catalogue/branches/branches.collection.ts'
import { categories } from '#collections/catalogue/categories/categories.collection.ts'
import { departments } from '#collections/catalogue/departments/departments.collection.ts'
import { divisions } from '#collections/catalogue/divisions/divisions.collection.ts'
import { menus } from '#collections/catalogue/menus/menus.collection.ts'
import { products } from '#collections/catalogue/products/products.collection.ts'
import { tables } from '#collections/catalogue/tables/tables.collection.ts'
import { tags } from '#collections/catalogue/tags/tags.collection.ts'
import { donatees } from '#collections/content/donatees/donatees.collection.ts'
import { images } from '#collections/content/images/images.collection.ts'
import { uploads } from '#collections/content/uploads/uploads.collection.ts'
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
  images,
  uploads,
  donatees,
  users,
]
