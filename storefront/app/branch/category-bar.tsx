import { type MouseEvent, useEffect, useRef, useState } from 'react'

import { focusOn } from '../ui/focus-on.ts'
import { glideTo } from '../ui/glide-to.ts'
import { drawAll } from './draw-ahead.ts'
import styles from './category-bar.module.css'

interface CategoryBarProps {
  sections: Section[]
}

type Section = { anchor: string; category: { name: string } }

/** A category is current when its top is above this share of the window. Spec: storefront 9. */
const currentShare = 0.25

/** Follows the scroll and leads to a category; plain anchors, so it works before the script does. */
export function CategoryBar({ sections }: CategoryBarProps) {
  const bar = useRef<HTMLUListElement>(null)
  const current = useCurrentAnchor(sections)

  useEffect(() => {
    const list = bar.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !link) return
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  return (
    <nav className={styles.bar} aria-label="Kategorien">
      <ul ref={bar} className={styles.list}>
        {sections.map(({ anchor, category }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={`tap-target ${styles.link}`}
              aria-current={current === anchor ? 'true' : undefined}
              onClick={goWithoutTrace}
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Who has looked through ten categories still leaves the branch by going back once. */
function goWithoutTrace(event: MouseEvent<HTMLAnchorElement>): void {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  if (metaKey || ctrlKey || shiftKey || altKey) return
  const { hash } = event.currentTarget
  const category = document.getElementById(hash.slice(1))
  if (!category) return

  event.preventDefault()
  // Not `location.replace`, after which the router brings the window back to where it was.
  history.replaceState(history.state, '', hash)
  if (category.parentElement) drawAll(category.parentElement)
  glideTo(category)
  // The next tab leads on from there, as after any link within a page.
  focusOn(category)
}

function useCurrentAnchor(sections: Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const line = window.innerHeight * currentShare
      const above = sections.findLast(({ anchor }) => {
        const top = document.getElementById(anchor)?.getBoundingClientRect().top
        return top !== undefined && top < line
      })
      setCurrent(above?.anchor)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [sections])

  return current
}
