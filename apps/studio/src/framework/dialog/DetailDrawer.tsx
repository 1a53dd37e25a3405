import { Drawer, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSlow } from '../delays.ts'
import { ErrorAlert } from '../page/ErrorAlert.tsx'
import classes from './DetailDrawer.module.css'
import { useEscape } from './use-escape.ts'

interface DetailDrawerProps<Item> {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** What the drawer shows, as a query gives it. */
  readonly item: UseQueryResult<Item>
  readonly children: (item: Item) => ReactNode
  /** Buttons at the foot. */
  readonly actions?: (item: Item) => ReactNode
}

/** Looking at, or editing, one item without losing the list. Never a drawer over a drawer. */
export function DetailDrawer<Item>({ isOpen, onClose, title, item, children, actions }: DetailDrawerProps<Item>) {
  const { t } = useTranslation('framework')
  useEscape(isOpen, onClose)
  const isSlow = useSlow(item.isPending)
  const main = useRef<HTMLDivElement>(null)
  const isThere = isOpen && item.data !== undefined
  // The drawer looks for where to put the focus when it opens, and what it shows comes later.
  useEffect(() => {
    if (isThere) main.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [isThere])
  const foot = item.data !== undefined && actions?.(item.data)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ header: classes.header ?? '', body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <div ref={main} className={classes.main}>
        {isSlow && <Waiting />}
        {item.isLoadingError && <ErrorAlert error={item.error} onRetry={() => void item.refetch()} />}
        {item.data !== undefined && children(item.data)}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </Drawer>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    <Skeleton height={14} width="60%" />
    <Skeleton height={14} width="40%" />
    <Skeleton height={180} />
  </div>
)
