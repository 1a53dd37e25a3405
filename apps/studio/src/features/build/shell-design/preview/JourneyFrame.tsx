import blocksCss from '@coverwright/blocks/blocks.css?inline'
import fontsCss from '@coverwright/blocks/fonts.css?inline'
import { type Journey, JourneyContext } from '@coverwright/blocks/journey'
import { themeCss } from '@coverwright/blocks/theme-css'
import type { Theme } from '@coverwright/domain/build/page/theme'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface JourneyFrameProps {
  readonly title: string
  readonly theme: Theme
  /** How single blocks look, as a release has it. */
  readonly rules: readonly string[]
  readonly journey: Journey
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A window of its own for what buyers see: the studio's styles do not reach into it, and its width is what phones are
 * told theirs is.
 */
export function JourneyFrame({ title, theme, rules, journey, className, children }: JourneyFrameProps) {
  const [page, setPage] = useState<Document>()
  const [css, looks] = [themeCss(theme), rules.join('')]
  useEffect(() => {
    if (!page) return
    const style = page.createElement('style')
    style.textContent = `${fontsCss}${css}${blocksCss}${looks}`
    page.head.replaceChildren(style)
    page.title = title
  }, [page, css, looks, title])
  const { locale } = journey
  useEffect(() => {
    if (page) page.documentElement.lang = locale
  }, [page, locale])
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it loads nothing: what it shows is drawn into it from here */}
      <iframe
        className={className}
        title={title}
        ref={(frame) => {
          const inner = frame?.contentDocument
          if (!inner || inner === page) return
          inner.body.className = 'cj'
          setPage(inner)
        }}
      />
      {page && createPortal(<JourneyContext value={journey}>{children}</JourneyContext>, page.body)}
    </>
  )
}
