import Markdown from 'react-markdown'

import { Sheet } from '../../ui/sheet.tsx'
import styles from './markdown-sheet.module.css'

type MarkdownSheetProps = { title: string; text: string; onClose: () => void }

export function MarkdownSheet({ title, text, onClose }: MarkdownSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.text}>
        <Markdown components={{ h1: 'h3', h2: 'h3', h3: 'h4' }}>{text}</Markdown>
      </div>
    </Sheet>
  )
}
