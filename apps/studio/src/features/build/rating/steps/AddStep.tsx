import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRatingEditing } from '../rating-editing.ts'
import { stepKindGroups } from './new-step.ts'
import classes from './Steps.module.css'
import { stepIcons } from './step-icons.tsx'
import type { StepActions } from './use-step-actions.ts'

/** A table to look into, a formula, or one of the steps that every price has. */
export function AddStep({
  actions,
  isPrimary = false,
}: {
  readonly actions: StepActions
  readonly isPrimary?: boolean
}) {
  const { t } = useTranslation('rating')
  const { tables, check } = useRatingEditing()
  const look = isPrimary ? 'filled' : 'default'
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button size="sm" variant={look} leftSection={<IconPlus size={14} />}>
          {t('step.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {stepKindGroups.map(({ group, kinds }) => (
          <div key={group} role="group" aria-label={t(`kinds.${group}`)}>
            <Menu.Label>{t(`kinds.${group}`)}</Menu.Label>
            {kinds.map((kind) => {
              const { Icon } = stepIcons[kind]
              if (kind === 'lookup')
                return tables.length === 0 ? (
                  <Menu.Item key={kind} disabled leftSection={<Icon size={16} />}>
                    {t('step.noTables')}
                  </Menu.Item>
                ) : (
                  tables.map(({ name }) => (
                    <Menu.Item key={name} leftSection={<Icon size={16} />} onClick={() => actions.add(kind, name)}>
                      {t('step.lookIn', { table: name })}
                    </Menu.Item>
                  ))
                )
              const isMissing = kind === 'driver' && check.groups.length === 0
              return (
                <Menu.Item
                  key={kind}
                  leftSection={<Icon size={16} />}
                  disabled={isMissing}
                  onClick={() => actions.add(kind)}
                >
                  {t(`stepKind.${kind}`)}
                </Menu.Item>
              )
            })}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
