'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import { Quiet } from '#collections/shared/admin/side-panel.tsx'
import { itemLabels } from '#domain/content/releases/release-rules.ts'
import type { ReleaseItem } from '#domain/content/releases/releases.contract.ts'

import styles from './releases.module.css'

type ItemListProps = {
  items: readonly ReleaseItem[]
  isOut: boolean
  onRemove: (item: ReleaseItem) => void
}

export function ItemList({ items, isOut, onRemove }: ItemListProps) {
  if (items.length === 0) {
    return <Quiet>Noch nichts. Nehmen Sie Entwürfe auf, hier oder im Formular des Eintrags.</Quiet>
  }

  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li className={styles.item} data-kept={item.reasons.length > 0} key={`${item.of} ${item.record}`}>
          <ItemWords item={item} isOut={isOut} />
          <span className={styles.ways}>
            {item.preview && !isOut && (
              <a href={item.preview} rel="noreferrer" target="_blank">
                Vorschau<span className={styles.unseen}> von {item.name}</span>
              </a>
            )}
            {!isOut && (
              <button onClick={() => onRemove(item)} type="button">
                Herausnehmen<span className={styles.unseen}>: {item.name}</span>
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function ItemWords({ item, isOut }: { item: ReleaseItem; isOut: boolean }) {
  const { config } = useConfig()
  const { of, record, name, hasNews, changes, reasons, warnings } = item
  const isGone = reasons.some(({ code }) => code === 'gone')
  const changed = changes.length > 0 ? changes.join(', ') : 'Anderes als auf der Website'

  return (
    <div className={styles.words}>
      <span>
        <span className={styles.kind}>{itemLabels[of]}</span>{' '}
        {isGone ? name : <Link href={`${config.routes.admin}/collections/${of}/${record}`}>{name}</Link>}
      </span>
      {!isOut && !isGone && <Quiet>{hasNews ? changed : 'Nichts zu veröffentlichen'}</Quiet>}
      {!isOut && warnings > 0 && (
        <Quiet>{warnings === 1 ? 'Ein Hinweis der Prüfung' : `${warnings} Hinweise der Prüfung`}</Quiet>
      )}
      {reasons.map(({ code, message }) => (
        <span className={styles.reason} key={`${code} ${message}`}>
          {message}
        </span>
      ))}
    </div>
  )
}
