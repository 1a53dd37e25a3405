import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumberTexts } from '../number/use-number-texts.ts'
import classes from './ListScreen.module.css'
import { type ListState, pageSizes, pagesOf } from './list-state.ts'

interface ListFootProps {
  readonly state: ListState
  readonly total: number
  /** More than were counted, and than there are pages for. */
  readonly hasMore: boolean
  readonly onChange: (change: Partial<ListState>) => void
}

export function ListFoot({ state, total, hasMore, onChange }: ListFootProps) {
  const { t } = useTranslation('framework')
  const { whole } = useNumberTexts()
  const { page, size } = state
  const pages = pagesOf(total, size)
  const range = { from: Math.min(total, (page - 1) * size + 1), to: Math.min(total, page * size) }
  const all = hasMore ? `${whole(total)}+` : total
  return (
    <footer className={classes.foot}>
      <span role="status">
        {t('list.range', { ...range, total: all })}
        {hasMore && page >= pages && ` · ${t('list.narrow')}`}
      </span>
      <span className={classes.grow} />
      <Menu position="top-end" width={96}>
        <Menu.Target>
          <UnstyledButton className={classes.size}>
            {t('list.rows')} {size}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {pageSizes.map((one) => (
            <Menu.Item key={one} onClick={() => onChange({ size: one })}>
              {one}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        size="sm"
        aria-label={t('list.previous')}
        disabled={page <= 1}
        onClick={() => onChange({ page: page - 1 })}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <span>
        {page} / {pages}
      </span>
      <ActionIcon
        size="sm"
        aria-label={t('list.next')}
        disabled={page >= pages}
        onClick={() => onChange({ page: page + 1 })}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </footer>
  )
}
