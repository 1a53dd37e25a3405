import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './FilterChip.module.css'
import type { Filter } from './list-types.ts'

interface FilterChipProps {
  readonly filter: Filter
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** Dashed: not set. Solid: set, and the x clears it. */
export function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const { t } = useTranslation('framework')
  const chosen = filter.options.find((option) => option.value === value)
  return (
    <span className={classes.chip} data-set={chosen !== undefined || undefined}>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={classes.open}>
            <VisuallyHidden>{t('list.filter')} </VisuallyHidden>
            {chosen ? (
              <span className={classes.name}>{filter.label}</span>
            ) : (
              (filter.icon ?? <IconCircleDashed size={14} />)
            )}
            {chosen?.label ?? filter.label}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown className={classes.options}>
          <Menu.Item onClick={() => onChange(undefined)}>{t('list.any')}</Menu.Item>
          <Menu.Divider />
          {filter.options.map((option) => (
            <Menu.Item
              key={option.value}
              onClick={() => onChange(option.value)}
              rightSection={option.value === value ? <IconCheck size={14} /> : null}
            >
              {option.label}
            </Menu.Item>
          ))}
          {filter.more ? <Menu.Label>{t('list.unlisted', { count: filter.more })}</Menu.Label> : null}
        </Menu.Dropdown>
      </Menu>
      {chosen && (
        <UnstyledButton
          className={classes.clear}
          aria-label={t('list.clearFilter', { name: filter.label })}
          onClick={() => onChange(undefined)}
        >
          <IconX size={12} />
        </UnstyledButton>
      )}
    </span>
  )
}
