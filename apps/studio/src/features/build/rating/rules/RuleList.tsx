import type { UnderwritingRule } from '@coverwright/domain/build/rating/rating-step'
import { Button, Menu, VisuallyHidden } from '@mantine/core'
import { IconGavel, IconHandStop, IconPlus, IconShieldQuestion, IconTable } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { useSteadyKeys } from '../../../../framework/list/steady-keys.ts'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { Tile } from '../../../../framework/page/Tile.tsx'
import { sayNameWithin } from '../../body-editing/say-name.ts'
import { problemsOf, useRatingEditing } from '../rating-editing.ts'
import { RowShell } from '../rows/RowShell.tsx'
import rows from '../rows/Rows.module.css'
import { useReorder } from '../rows/use-reorder.ts'
import steps from '../steps/Steps.module.css'
import { RuleForm } from './RuleForm.tsx'
import classes from './Rules.module.css'
import { isRuleTable } from './rule-tables.ts'
import { type RuleActions, titleOfRule } from './use-rule-actions.ts'

/** What is referred or declined, and why. All reasons are told; the worst decides. */
export function RuleList({ actions }: { readonly actions: RuleActions }) {
  const { t } = useTranslation('rating')
  const { body, check, isLocked } = useRatingEditing()
  const { rules } = body.rating
  const reorder = useReorder(actions.move)
  const keys = useSteadyKeys(rules.map(({ name }) => name))
  if (rules.length === 0)
    return (
      <Empty
        icon={<IconShieldQuestion size={20} />}
        title={t('rule.none')}
        description={t('rule.noneHint')}
        action={!isLocked && <AddRule actions={actions} isPrimary />}
      />
    )
  return (
    <>
      <ol className={rows.list} aria-label={t('rule.list')}>
        {rules.map((rule, position) => (
          <RowShell
            key={keys[position]}
            name={titleOfRule(rule)}
            of="rules"
            position={position}
            count={rules.length}
            tile={<RuleTile rule={rule} />}
            words={<RuleWords rule={rule} />}
            note={rule.kind === 'condition' && <span className={classes.reason}>{rule.reason}</span>}
            outcome={<Hits rule={rule} />}
            problems={problemsOf(check, { list: 'rules', position })}
            list={actions}
            reorder={reorder}
          >
            <RuleForm rule={rule} position={position} />
          </RowShell>
        ))}
      </ol>
      <VisuallyHidden role="status">{actions.said}</VisuallyHidden>
      {!isLocked && (
        <div className={rows.foot}>
          <AddRule actions={actions} />
        </div>
      )}
    </>
  )
}

function RuleTile({ rule }: { readonly rule: UnderwritingRule }) {
  if (rule.kind === 'table')
    return (
      <Tile tone="accent">
        <IconTable size={16} />
      </Tile>
    )
  const isDecline = rule.outcome === 'decline'
  return (
    <Tile tone={isDecline ? 'danger' : 'warning'}>
      {isDecline ? <IconHandStop size={16} /> : <IconGavel size={16} />}
    </Tile>
  )
}

function RuleWords({ rule }: { readonly rule: UnderwritingRule }) {
  const { t } = useTranslation('rating')
  const components = { b: <b />, c: <code className={steps.code} /> }
  const per = rule.per === undefined ? '' : sayNameWithin(rule.per)
  return (
    <>
      {rule.kind === 'table' ? (
        <Trans t={t} i18nKey="rule.saysTable" values={{ table: rule.table }} components={components} />
      ) : (
        <Trans
          t={t}
          i18nKey={rule.outcome === 'decline' ? 'rule.saysDecline' : 'rule.saysRefer'}
          values={{ when: rule.when || '…' }}
          components={components}
        />
      )}
      {per !== '' && <Trans t={t} i18nKey="sentence.per" values={{ per }} components={components} />}
    </>
  )
}

/** Whether the rule applies in the test quote. */
function Hits({ rule }: { readonly rule: UnderwritingRule }) {
  const { t } = useTranslation('rating')
  const { result } = useRatingEditing()
  if (result?.kind !== 'quote') return <span />
  const count = result.quote.reasons.filter((reason) => reason.rule === rule.name).length
  return (
    <span className={classes.hits} data-hit={count > 0 || undefined}>
      {count > 0 ? t('rule.applies', { count }) : t('rule.doesNotApply')}
    </span>
  )
}

function AddRule({ actions, isPrimary = false }: { readonly actions: RuleActions; readonly isPrimary?: boolean }) {
  const { t } = useTranslation('rating')
  const { tables } = useRatingEditing()
  const deciding = tables.filter(isRuleTable)
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button size="sm" variant={isPrimary ? 'filled' : 'default'} leftSection={<IconPlus size={14} />}>
          {t('rule.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconHandStop size={16} />} onClick={() => actions.addCondition('decline')}>
          {t('rule.addDecline')}
        </Menu.Item>
        <Menu.Item leftSection={<IconGavel size={16} />} onClick={() => actions.addCondition('refer')}>
          {t('rule.addRefer')}
        </Menu.Item>
        {deciding.map(({ name }) => (
          <Menu.Item key={name} leftSection={<IconTable size={16} />} onClick={() => actions.addTable(name)}>
            {t('rule.addTable', { table: name })}
          </Menu.Item>
        ))}
        {deciding.length === 0 && (
          <Menu.Item disabled leftSection={<IconTable size={16} />}>
            {t('rule.noTables')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
