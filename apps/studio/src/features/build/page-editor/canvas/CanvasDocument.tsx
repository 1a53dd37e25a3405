import blocksCss from '@coverwright/blocks/blocks.css?inline'
import fontsCss from '@coverwright/blocks/fonts.css?inline'
import { themeCss } from '@coverwright/blocks/theme-css'
import { findBlock } from '@coverwright/domain/build/page/block-tree'
import puckCss from '@puckeditor/core/no-external.css?inline'
import { type ReactNode, useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../editing/shell-editing.ts'
import { between, toggled } from '../editing/together.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import { useTextEditing } from '../text/text-editing.ts'
import { placeOfText, textBeside, textTag } from '../text/text-elements.ts'
import canvasCss from './canvas.css?inline'
import { StageScale, useCanvas } from './canvas-context.ts'
import { looksOf } from './look-rules.ts'
import { nameAnnouncements } from './name-announcements.ts'

interface CanvasDocumentProps {
  readonly children: ReactNode
  readonly document?: Document
}

/** The window the canvas is drawn in: it has the journey's own styles and none of the studio's. */
export function CanvasDocument({ children, document: inner }: CanvasDocumentProps) {
  const { shell, page, parts, selected, select, chosen, choose } = useShell()
  const { blocks } = useCanvas()
  const [isDressed, setDressed] = useState(false)
  useLayoutEffect(() => {
    if (!inner) return undefined
    inner.documentElement.lang = 'en'
    inner.body.className = 'cj'
    styleIn(inner, 'puck', puckCss)
    styleIn(inner, 'journey', `${fontsCss}${blocksCss}`)
    setDressed(true)
    blocks.setState({ document: inner })
    return () => blocks.setState({ document: undefined })
  }, [inner, blocks])
  const scale = useContext(StageScale)
  useLayoutEffect(() => inner?.documentElement.style.setProperty('--cw-zoom', String(1 / scale)), [inner, scale])
  const { t } = useTranslation('page-editor')
  const hint = t('canvasDrop')
  const theme = themeCss(shell.theme)
  useLayoutEffect(() => {
    if (inner) styleIn(inner, 'theme', theme)
  }, [inner, theme])
  useLayoutEffect(() => {
    if (inner) styleIn(inner, 'looks', looksOf([shell.header, ...page.content, shell.footer]))
  }, [inner, shell.header, shell.footer, page.content])
  useLayoutEffect(() => {
    // Apart from the looks, which change with every new block: all that stands on the page would be styled anew.
    if (inner) styleIn(inner, 'canvas', `${canvasCss}:root{--cw-drop:${JSON.stringify(hint)}}`)
  }, [inner, hint])
  useLayoutEffect(() => {
    if (inner) styleIn(inner, 'chosen', chosen.length > 1 ? chosen.map(outlined).join('') : '')
  }, [inner, chosen])
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
  // Heard before Puck, which keeps every click on a block to itself and knows of one selected block alone.
  const pickMany = useEffectEvent((event: MouseEvent): boolean => {
    const id = inner && blockUnder(inner, event)
    if (id === undefined || !findBlock(parts.inside, id)) return false
    const isMore = event.ctrlKey || event.metaKey
    if (!isMore && !event.shiftKey) {
      if (chosen.length > 1) select({ area: 'page', id })
      return false
    }
    const from = selected?.area === 'page' ? selected.id : id
    choose(isMore ? toggled(chosen, id) : between(parts.inside, from, id), isMore ? id : from)
    event.stopImmediatePropagation()
    event.preventDefault()
    return true
  })
  const write = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    const point = { x: clientX, y: clientY }
    const on = (target as Element | null)?.closest<HTMLElement>(textTag)
    const text = on ?? (target && textBeside(target as Element, point))
    // Letters that are being written are the browser's own; beside them, its click has just taken the caret away.
    if (text && !(on && text.isContentEditable)) edit(placeOfText(text), point)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!pickMany(event)) write(event)
    }
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

/** Ids of blocks are letters, digits and dashes: nothing in them ends a rule. */
const outlined = (id: string) =>
  `[data-puck-component="${id}"]{outline:calc(2px * var(--cw-zoom,1)) solid #0a84ff!important;outline-offset:-2px}`

/** Puck lets nothing inside of a block be pointed at, and lays its tools over it. */
const blockUnder = (inner: Document, { clientX, clientY }: MouseEvent) =>
  inner
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('[data-puck-component]')?.getAttribute('data-puck-component'))
    .find((id) => typeof id === 'string') ?? undefined

/** Theme before blocks, as a release has it; each is replaced where it stands. */
function styleIn(inner: Document, name: string, css: string): void {
  const order = ['puck', 'theme', 'journey', 'looks', 'canvas', 'chosen']
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
