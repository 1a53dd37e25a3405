import { isLink, linkNotValid } from '@coverwright/domain/build/page/link'
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core'
import { IconBold, IconItalic, IconLink, IconList } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressAt, canLink, hasMark, linkTo, type Mark, marks, toggleMark } from './commands.ts'
import classes from './TextTools.module.css'

const icons = { bold: IconBold, italic: IconItalic, link: IconLink, list: IconList } as const

interface TextToolsProps {
  /** What is written in: in this window, or in that of the canvas. */
  readonly element: HTMLElement
  readonly tools: RefObject<HTMLDivElement | null>
}

/** Marks for what is selected. Pressing one takes nothing away from the text: neither the selection nor the keyboard. */
export function TextTools({ element, tools }: TextToolsProps) {
  const { t } = useTranslation('page-editor')
  const { ownerDocument: inner } = element
  const [, setDrawn] = useState(0)
  const [range, setRange] = useState<Range>()
  const refresh = () => setDrawn((count) => count + 1)
  const openLink = () => {
    const selection = inner.getSelection()
    if (canLink(inner) && selection && selection.rangeCount > 0) setRange(selection.getRangeAt(0).cloneRange())
  }
  const apply = (mark: Mark) => {
    if (mark === 'link') return openLink()
    toggleMark(element, mark)
    refresh()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const isLinking = (event.ctrlKey || event.metaKey) && key === 'k'
    const isListing = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === 'Digit8'
    const isGoing = event.altKey && key === 'f10'
    if (isLinking) openLink()
    if (isListing) apply('list')
    if (isGoing) tools.current?.querySelector('button')?.focus()
    if (isLinking || isListing || isGoing) event.preventDefault()
  })
  useEffect(() => {
    const look = () => setDrawn((count) => count + 1)
    const listen = (event: KeyboardEvent) => onKey(event)
    inner.addEventListener('selectionchange', look)
    element.addEventListener('keydown', listen)
    return () => {
      inner.removeEventListener('selectionchange', look)
      element.removeEventListener('keydown', listen)
    }
  }, [inner, element])
  const back = () => {
    element.focus()
    const selection = inner.getSelection()
    if (range) selection?.removeAllRanges()
    if (range) selection?.addRange(range)
    setRange(undefined)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its buttons
    <div
      className={classes.tools}
      role="toolbar"
      aria-label={t('text.tools')}
      data-text-tools
      ref={tools}
      // Later, for another window in front of this one takes no focus from it: an address is often copied there.
      onBlur={() => setTimeout(() => tools.current?.contains(document.activeElement) || setRange(undefined))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        back()
      }}
    >
      {marks.map((mark) => {
        const Icon = icons[mark]
        return (
          <Tooltip key={mark} label={t(`text.marks.${mark}`)}>
            <ActionIcon
              size="sm"
              aria-label={t(`text.marks.${mark}`)}
              aria-pressed={hasMark(inner, mark)}
              disabled={mark === 'link' && !canLink(inner)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(mark)}
            >
              <Icon size={16} />
            </ActionIcon>
          </Tooltip>
        )
      })}
      {range && (
        <LinkForm
          address={addressAt(inner)}
          onDone={(address) => {
            back()
            if (address !== undefined) linkTo(inner, address)
          }}
        />
      )}
    </div>
  )
}

interface LinkFormProps {
  readonly address: string
  readonly onDone: (address: string | undefined) => void
}

function LinkForm({ address, onDone }: LinkFormProps) {
  const { t } = useTranslation('page-editor')
  const [typed, setTyped] = useState(address)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isRight = typed === '' || isLink(typed)
  return (
    <form
      className={classes.link}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isRight) onDone(typed)
      }}
    >
      <TextInput
        size="sm"
        aria-label={t('text.address')}
        placeholder="/ or https://"
        value={typed}
        error={isRight ? undefined : linkNotValid}
        ref={input}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
      />
      <Button size="sm" type="submit" disabled={!isRight} onMouseDown={(event) => event.preventDefault()}>
        {t(address !== '' && typed === '' ? 'text.unlink' : 'text.setLink')}
      </Button>
    </form>
  )
}
