import type { Problem } from '@coverwright/domain/build/rating/problem'
import { UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { said } from '../../../../core/text/said.ts'
import { placeText } from '../../body-editing/place.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { RowMenu } from './RowMenu.tsx'
import classes from './Rows.module.css'
import { onRowKey, type RowActions } from './row-actions.ts'
import type { useReorder } from './use-reorder.ts'
import type { RowList } from './use-row-list.ts'

interface RowShellProps {
  readonly name: string
  /** Which list of the body's it is a row of. */
  readonly of: 'steps' | 'rules'
  readonly position: number
  readonly count: number
  readonly tile: ReactNode
  readonly words: ReactNode
  /** Under the words, where nothing is wrong. */
  readonly note?: ReactNode
  /** At the end: what it gave in the test quote. */
  readonly outcome?: ReactNode
  readonly problems: readonly Problem[]
  readonly list: RowActions & Pick<RowList, 'open' | 'setOpen' | 'focused' | 'clearFocused'>
  readonly reorder: ReturnType<typeof useReorder>
  readonly children: ReactNode
}

/** A row of an ordered list: closed it says what it does, open it shows everything about it. */
export function RowShell(props: RowShellProps) {
  const { name, of, position, count, tile, words, note, outcome, problems, list, reorder, children } = props
  const { isLocked } = useRatingEditing()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = list.open === position
  const errors = problems.filter(({ severity }) => severity === 'error')

  useEffect(() => {
    if (list.focused !== position) return
    button.current?.focus()
    button.current?.scrollIntoView({ block: 'nearest' })
    list.clearFocused()
  }, [list, position])

  return (
    <li
      className={classes.item}
      data-at={placeText(['rating', of, position])}
      data-open={isOpen || undefined}
      data-broken={errors.length > 0 || undefined}
      {...reorder.row(position)}
    >
      <div className={classes.row}>
        {isLocked ? (
          <span />
        ) : (
          <span className={classes.grip} aria-hidden="true" {...reorder.handle(position)}>
            <IconGripVertical size={14} />
          </span>
        )}
        <UnstyledButton
          ref={button}
          className={classes.head}
          aria-expanded={isOpen}
          onClick={() => list.setOpen(isOpen ? null : position)}
          onKeyDown={(event) => !isLocked && onRowKey(event, position, list)}
        >
          {tile}
          <span className={classes.say}>
            <span className={classes.words}>{words}</span>
            {!isOpen && errors[0] ? <Wrong message={errors[0].message} /> : note}
          </span>
          {outcome}
        </UnstyledButton>
        <RowMenu name={name} position={position} count={count} isLocked={isLocked} actions={list} />
      </div>
      {isOpen && (
        <div className={classes.form}>
          {children}
          {errors
            .filter(({ place }) => place.field === undefined && place.column === undefined)
            .map(({ message }) => (
              <Wrong key={message} message={message} />
            ))}
        </div>
      )}
    </li>
  )
}

const Wrong = ({ message }: { readonly message: string }) => (
  <span className={classes.wrong}>
    <IconAlertCircle size={13} aria-hidden="true" /> {said(message)}
  </span>
)
