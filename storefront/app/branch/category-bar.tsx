import { useEffect, useRef, useState } from 'react'

import styles from './category-bar.module.css'

interface CategoryBarProps {
  categories: { anchor: string; name: string }[]
}

/** A category is current when its top is above this share of the window. Spec: storefront 9. */
const currentShare = 0.25

/** Follows the scroll and leads to a category; plain anchors, so it works before the script does. */
export function CategoryBar({ categories }: CategoryBarProps) {
  const bar = useRef<HTMLUListElement>(null)
  const current = useCurrentAnchor(categories)

  useEffect(() => {
    const list = bar.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !link) return
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  return (
    <nav className={styles.bar} aria-label="Kategorien">
      <ul ref={bar} className={`container ${styles.list}`}>
        {categories.map(({ anchor, name }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={`tap-target ${styles.link}`}
              aria-current={current === anchor ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useCurrentAnchor(categories: CategoryBarProps['categories']): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const line = window.innerHeight * currentShare
      const above = categories.findLast(({ anchor }) => {
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
  }, [categories])

  return current
}
