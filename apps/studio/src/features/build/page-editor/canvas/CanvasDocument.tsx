import blocksCss from '@coverwright/blocks/blocks.css?inline'
import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import fontsCss from '@coverwright/blocks/fonts.css?inline'
import { themeCss } from '@coverwright/blocks/theme-css'
import { findBlock } from '@coverwright/domain/build/page/block-tree'
import puckCss from '@puckeditor/core/no-external.css?inline'
import { type ReactNode, useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../editing/shell-editing.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import { useTextEditing } from '../text/text-editing.ts'
import { placeOfText, textBeside, textTag } from '../text/text-elements.ts'
import canvasCss from './canvas.css?inline'
import { StageScale } from './canvas-context.ts'
import { nameAnnouncements } from './name-announcements.ts'

interface CanvasDocumentProps {
  readonly children: ReactNode
  readonly document?: Document
}

/** The window the canvas is drawn in: it has the journey's own styles and none of the studio's. */
export function CanvasDocument({ children, document: inner }: CanvasDocumentProps) {
  const { shell, page } = useShell()
  const [isDressed, setDressed] = useState(false)
  useLayoutEffect(() => {
    if (!inner) return
    inner.documentElement.lang = 'en'
    inner.body.className = 'cj'
    styleIn(inner, 'puck', puckCss)
    styleIn(inner, 'journey', `${fontsCss}${blocksCss}`)
    setDressed(true)
  }, [inner])
  const scale = useContext(StageScale)
  useLayoutEffect(() => inner?.documentElement.style.setProperty('--cw-zoom', String(1 / scale)), [inner, scale])
  const { t } = useTranslation('page-editor')
  const hint = t('canvasDrop')
  const theme = themeCss(shell.theme)
  useLayoutEffect(() => {
    if (inner) styleIn(inner, 'theme', theme)
  }, [inner, theme])
  useLayoutEffect(() => {
    const { rules } = compileTree([shell.header, ...page.content, shell.footer], definitions)
    if (inner) styleIn(inner, 'looks', `${rules.join('')}${canvasCss}:root{--cw-drop:${JSON.stringify(hint)}}`)
  }, [inner, shell.header, shell.footer, page.content, hint])
  const nameOf = useEffectEvent((id: string) => {
    const block = findBlock(page.content, id)
    return block && labelOf(block.type)
  })
  useEffect(() => {
    const ends = [document, ...(inner ? [inner] : [])].map((each) => nameAnnouncements(each, (id) => nameOf(id)))
    return () => {
      for (const end of ends) end()
    }
  }, [inner])
  const { edit } = useTextEditing()
  // Heard before Puck, which keeps every click on a block to itself.
  const write = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    const point = { x: clientX, y: clientY }
    const on = (target as Element | null)?.closest<HTMLElement>(textTag)
    const text = on ?? (target && textBeside(target as Element, point))
    // Letters that are being written are the browser's own; beside them, its click has just taken the caret away.
    if (text && !(on && text.isContentEditable)) edit(placeOfText(text), point)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => write(event)
    inner?.addEventListener('click', onClick, true)
    return () => inner?.removeEventListener('click', onClick, true)
  }, [inner])
  useEffect(() => {
    // Nothing on the canvas leads anywhere or is sent.
    const still = (event: Event) => event.preventDefault()
    inner?.addEventListener('click', still, true)
    inner?.addEventListener('submit', still, true)
    return () => {
      inner?.removeEventListener('click', still, true)
      inner?.removeEventListener('submit', still, true)
    }
  }, [inner])
  return <>{isDressed && children}</>
}

/** Theme before blocks, as a release has it; each is replaced where it stands. */
function styleIn(inner: Document, name: string, css: string): void {
  const order = ['puck', 'theme', 'journey', 'looks']
  const found = inner.head.querySelector(`style[data-cw="${name}"]`)
  const style = found ?? inner.createElement('style')
  if (style.textContent !== css) style.textContent = css
  if (found) return
  style.setAttribute('data-cw', name)
  const after = [...inner.head.querySelectorAll('style[data-cw]')].find(
    (other) => order.indexOf(other.getAttribute('data-cw') ?? '') > order.indexOf(name),
  )
  if (after) after.before(style)
  else inner.head.append(style)
}
