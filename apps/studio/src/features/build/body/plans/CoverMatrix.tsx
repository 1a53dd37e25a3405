import { ActionIcon, Button, Group, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconDots,
  IconInfoCircle,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSteadyKeys } from '../../../../framework/list/steady-keys.ts'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { TextField } from '../editing/fields.tsx'
import { PartSection } from '../editing/PartSection.tsx'
import { CodeField } from './CodeField.tsx'
import { LimitCell } from './LimitCell.tsx'
import { PasteGrid } from './PasteGrid.tsx'
import classes from './Plans.module.css'
import { addItem, addPlan, codeFromTitle, isKnownHereOnly, move, removeItem, renameItem } from './plan-operations.ts'

const mostPlans = 6

/** Plans side by side over the same rows: an empty cell is "Not covered". */
export function CoverMatrix() {
  const { t } = useTranslation('body')
  const { body, change, isLocked, product, tables, areTablesReady } = useBody()
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const { plans, items } = body.cover
  const planKeys = useSteadyKeys(plans.map(({ code }) => code))
  const itemKeys = useSteadyKeys(items.map(({ name }) => name))
  const newPlan = () =>
    change((draft) => {
      const code = addPlan(draft, t('plans.newTitle', { number: plans.length + 1 }))
      setAdded((before) => new Set([...before, code]))
    }, t('plans.add'))
  return (
    <PartSection
      title={t('plans.title')}
      hint={t('plans.hint')}
      at="cover.plans"
      action={
        <Group gap={8}>
          <PasteGrid />
          <Button
            size="sm"
            leftSection={<IconPlus size={14} />}
            disabled={isLocked || plans.length >= mostPlans}
            onClick={newPlan}
          >
            {t('plans.add')}
          </Button>
        </Group>
      }
    >
      {plans.length === 0 ? (
        <Empty icon={<IconPlus size={20} />} title={t('plans.none')} description={t('plans.noneHint')} />
      ) : (
        <div className={classes.scroll}>
          <table className={classes.matrix}>
            <thead>
              <tr>
                <th scope="col">{t('plans.item')}</th>
                {plans.map((plan, at) => (
                  <th key={planKeys[at]} scope="col">
                    <div className={classes.planHead}>
                      <TextField
                        at={['cover', 'plans', at, 'title']}
                        label={t('plans.planTitle')}
                        maxLength={60}
                        onLeave={(next) =>
                          !next.endsWith('.code') &&
                          isKnownHereOnly(plan.code, { added, areTablesReady, tables, product }) &&
                          change((draft) => codeFromTitle(draft, at), t('plans.code'))
                        }
                      />
                      <PlanMenu at={at} title={plan.title} />
                    </div>
                    <TextField at={['cover', 'plans', at, 'subtitle']} label={t('plans.subtitle')} maxLength={200} />
                    <CodeField
                      label={t('plans.code')}
                      value={plan.code}
                      at={['cover', 'plans', at, 'code']}
                      taken={plans.map(({ code }) => code)}
                      onRename={(code) =>
                        change((draft) => {
                          const renamed = draft.cover.plans[at]
                          if (renamed) renamed.code = code
                        }, t('plans.code'))
                      }
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item, at) => (
                <tr key={itemKeys[at]}>
                  <th scope="row">
                    <div className={classes.itemHead}>
                      <TextField
                        at={['cover', 'items', at, 'title']}
                        label={t('plans.itemTitle')}
                        maxLength={80}
                        isBare
                      />
                      <ItemMenu at={at} title={item.title} />
                    </div>
                    <TextField
                      at={['cover', 'items', at, 'tooltip']}
                      label={t('plans.tooltip')}
                      maxLength={300}
                      isOptional
                      isBare
                    />
                    <CodeField
                      isBare
                      label={t('dataset.name')}
                      value={item.name}
                      at={['cover', 'items', at, 'name']}
                      taken={items.map(({ name }) => name)}
                      onRename={(name) => change((draft) => renameItem(draft, at, name), t('plans.rename'))}
                    />
                  </th>
                  {plans.map((plan, position) => (
                    <td key={planKeys[position]}>
                      <LimitCell at={position} plan={plan} item={item} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {plans.length > 0 && !isLocked && (
        <Button
          size="sm"
          variant="default"
          mt={8}
          leftSection={<IconPlus size={14} />}
          onClick={() => change(addItem, t('plans.addItem'))}
        >
          {t('plans.addItem')}
        </Button>
      )}
      <p className={classes.note}>
        <IconInfoCircle size={14} aria-hidden="true" /> {t('plans.sameRows')}
      </p>
    </PartSection>
  )
}

function PlanMenu({ at, title }: { readonly at: number; readonly title: string }) {
  const { t } = useTranslation('body')
  const { change, isLocked } = useBody()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={t('plans.planMenu', { title })}>
          <ActionIcon size="sm" aria-label={t('plans.planMenu', { title })} disabled={isLocked}>
            <IconDots size={14} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => change((draft) => move(draft.cover.plans, at, -1), t('questions.move'))}
        >
          {t('plans.left')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight size={16} />}
          onClick={() => change((draft) => move(draft.cover.plans, at, 1), t('questions.move'))}
        >
          {t('plans.right')}
        </Menu.Item>
        <Menu.Item
          color="danger"
          leftSection={<IconTrash size={16} />}
          onClick={() =>
            change((draft) => void draft.cover.plans.splice(at, 1), t('questions.deleteWhat', { name: title }))
          }
        >
          {t('questions.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function ItemMenu({ at, title }: { readonly at: number; readonly title: string }) {
  const { t } = useTranslation('body')
  const { change, isLocked } = useBody()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={t('plans.itemMenu', { title })} disabled={isLocked}>
          <IconDots size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          onClick={() => change((draft) => move(draft.cover.items, at, -1), t('questions.move'))}
        >
          {t('questions.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          onClick={() => change((draft) => move(draft.cover.items, at, 1), t('questions.move'))}
        >
          {t('questions.down')}
        </Menu.Item>
        <Menu.Item
          color="danger"
          leftSection={<IconTrash size={16} />}
          onClick={() => change((draft) => removeItem(draft, at), t('questions.deleteWhat', { name: title }))}
        >
          {t('questions.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
