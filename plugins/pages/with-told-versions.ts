import type { CollectionConfig } from 'payload'

/** The states of a page or a piece are told by whom they are and what changed, in the place where Payload lists them. */
export function withToldVersions(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { admin } = collection
  const views = admin?.components?.views
  const versions = { Component: '/plugins/pages/admin/versions-view.tsx#VersionsView' }

  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        // Payload knows views that replace all of these as well; the pages have none.
        views: { ...views, edit: { ...views?.edit, versions } as NonNullable<typeof views>['edit'] },
      },
    },
  }
}
