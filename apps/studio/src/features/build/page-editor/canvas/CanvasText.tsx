import type { Field } from '@coverwright/blocks/definition'
import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import { blockTextKey } from '@coverwright/domain/build/page/shell-texts'
import { registerOverlayPortal } from '@puckeditor/core'
import { createElement, type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sayDone } from '../../../../framework/toast/toasts.tsx'
import { blockAt } from '../editing/ShellEditingProvider.tsx'
import { pageOfArea, useShell } from '../editing/shell-editing.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import { sayBlock } from '../say-block.ts'
import { putCaretAt } from '../text/caret.ts'
import { plainEditable } from '../text/plain-writing.ts'
import {
  type BlockPlace,
  fieldAt,
  isSameText,
  type TextPlace,
  textAt,
  useTextEditing,
  withTextAt,
} from '../text/text-editing.ts'
import { textElements, textTag } from '../text/text-elements.ts'
import { useText } from '../text/use-text.ts'
import { useWriting } from '../text/use-writing.ts'

interface CanvasTextProps {
  readonly block: BlockPlace
  readonly path: string
  readonly shown: ReactNode
}

/** A text where it is read on the page: a click on it, and it is written there. */
export function CanvasText({ block: { area, id, type }, path, shown }: CanvasTextProps) {
  const { edited } = useTextEditing()
  const place = { area, id, path }
  const field = fieldAt(type, path)
  if (field && isSameText(edited, place)) return <WrittenHere type={type} place={place} field={field} />
  return createElement(
    textTag,
    {
      ...attributesOf(place),
      'data-rich': field?.type === 'richText' ? 'yes' : undefined,
      'data-label': field && sayBlock(field.label),
    },
    shown,
  )
}

const attributesOf = ({ area, id, path }: TextPlace) => ({ 'data-area': area, 'data-block': id, 'data-text': path })

interface WrittenHereProps {
  readonly type: string
  readonly place: TextPlace
  readonly field: Field
}

function WrittenHere({ type, place, field }: WrittenHereProps) {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { edited, edit, leave, end } = useTextEditing()
  const element = useRef<HTMLElement>(null)
  // Left and begun again it is another step to undo, however soon.
  const writing = useId()
  const { area, id, path } = place
  const isRich = field.type === 'richText'
  const stored = blockAt(editing, place)
  const initial = 'initial' in field && typeof field.initial === 'string' ? field.initial : ''
  const text = useText({
    textKey: blockTextKey(pageOfArea(editing, area), id, path),
    text: stored ? textAt(stored.props, path, initial) : '',
    set: (next: WrittenText) =>
      editing.changeBlock(place, (props) => withTextAt(props, path, next), `${id} ${field.label} ${writing}`),
  })
  useWriting(element, { ...text, isRich, onTooLong: () => sayDone(t('text.tooLong')) })
  const point = edited?.point
  useLayoutEffect(() => {
    if (!element.current) return
    element.current.focus({ preventScroll: point !== undefined })
    putCaretAt(element.current, point)
  }, [point])
  // Puck would take a selection by the mouse for dragging the block.
  useEffect(() => registerOverlayPortal(element.current, { disableDrag: true }), [])

  const goTo = (step: 1 | -1) => {
    const all = textElements()
    const next = all[all.findIndex(({ element: each }) => each === element.current) + step]
    if (!next) return false
    editing.select({ area: next.place.area, id: next.place.id })
    edit(next.place)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const isDone = key === 'Escape' || (key === 'Enter' && !isRich)
    const hasGone = key === 'Tab' && goTo(event.shiftKey ? -1 : 1)
    // In a button or a summary the browser would press it instead.
    const isSpace = key === ' ' && !isRich
    if (isSpace) element.current?.ownerDocument.execCommand('insertText', false, ' ')
    if (isDone) leave()
    if (isDone || hasGone || isSpace) event.preventDefault()
    event.stopPropagation()
  }
  return createElement(textTag, {
    ...attributesOf(place),
    ref: element,
    contentEditable: isRich ? true : plainEditable(document),
    suppressContentEditableWarning: true,
    role: 'textbox',
    'aria-multiline': String(isRich),
    'aria-label': t('text.label', { name: sayBlock(field.label), block: labelOf(type) }),
    tabIndex: 0,
    'data-rich': isRich ? 'yes' : undefined,
    'data-label': sayBlock(field.label),
    onKeyDown,
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    onBlur: () => setTimeout(() => isWritingIn(element.current) || end(place)),
  })
}

/** Another window in front of this one, or the tools beside the canvas: going there is still writing. */
function isWritingIn(element: HTMLElement | null): boolean {
  const { activeElement } = document
  if (activeElement?.closest('[data-text-tools]')) return true
  return activeElement?.tagName === 'IFRAME' && element !== null && element.ownerDocument.activeElement === element
}
