'use client'

import {
  Button,
  formatDrawerSlug,
  Popup,
  PopupList,
  useAuth,
  useListDrawerContext,
  useModal,
} from '@payloadcms/ui'

import {
  type ImportableList,
  type SheetFormat,
  sheetFormats,
} from '#domain/operations/import-export/import-export.contract.ts'

import styles from './import-export.module.css'
import { ImportDrawer } from './import-drawer.tsx'

const formatLabels: Record<SheetFormat, string> = { csv: 'CSV', xlsx: 'Excel (XLSX)' }

/** Above a list that is kept in spreadsheets, too. */
export function ImportExportBar({ slug }: { slug: ImportableList }) {
  const { permissions } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const { openModal } = useModal()
  const rights = permissions?.collections?.[slug]
  const drawer = formatDrawerSlug({ slug: `import-${slug}`, depth: 1 })
  // Whoever chooses a record from a drawer is not keeping the list.
  if (isInDrawer) return null

  return (
    <div className={styles.bar}>
      <Popup
        button={
          <Button buttonStyle="pill" el="div" margin={false} size="small">
            Exportieren
          </Button>
        }
        horizontalAlign="right"
        render={({ close }) => (
          <PopupList.ButtonGroup>
            {sheetFormats.map((format) => (
              <PopupList.Button
                key={format}
                onClick={() => {
                  window.location.assign(exportAddress(slug, format))
                  close()
                }}
              >
                {formatLabels[format]}
              </PopupList.Button>
            ))}
          </PopupList.ButtonGroup>
        )}
      />
      {rights?.create && rights.update && (
        <>
          <Button buttonStyle="pill" margin={false} onClick={() => openModal(drawer)} size="small">
            Importieren
          </Button>
          <ImportDrawer drawer={drawer} slug={slug} />
        </>
      )}
    </div>
  )
}

/** The list keeps its filters and its search in its own address. */
function exportAddress(slug: ImportableList, format: SheetFormat): string {
  const query = new URLSearchParams({ format })
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    if (/^(where|search|sort)(\[|$)/.test(name) && value !== '') query.append(name, value)
  }
  return `/api/${slug}/export?${query}`
}
