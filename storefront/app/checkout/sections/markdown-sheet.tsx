import Markdown from 'react-markdown'

import { useHouseScreen } from '../../house/house-screen.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './markdown-sheet.module.css'

type MarkdownSheetProps = { title: string; text: string; onClose: () => void }

export function MarkdownSheet({ title, text, onClose }: MarkdownSheetProps) {
  // Links in the text would lead out of the kiosk.
  const links = useHouseScreen() ? ({ a: 'span' } as const) : {}

  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.text}>
        <Markdown components={{ h1: 'h3', h2: 'h3', h3: 'h4', ...links }}>{text}</Markdown>
      </div>
    </Sheet>
  )
}
