import type { Currency } from '@coverwright/domain/base/money/money'
import type { Outcome } from '@coverwright/domain/build/test-case/run-cases'
import type { TestCase } from '@coverwright/domain/build/test-case/test-case'
import { verdictOf } from '@coverwright/domain/build/test-case/verdict'
import { ActionIcon, Menu, Table, UnstyledButton } from '@mantine/core'
import { IconCheck, IconDots, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { moneyText } from '../../../../framework/number/money-text.ts'
import { StatusBadge } from '../../../../framework/status/StatusBadge.tsx'
import { useRatingEditing } from '../rating-editing.ts'
import { decisionStatuses } from '../test-quote/decision-statuses.ts'
import classes from './Cases.module.css'
import type { useCaseActions } from './use-case-actions.ts'

interface CasesTableProps {
  readonly cases: readonly TestCase[]
  readonly outcomes: ReadonlyMap<string, Outcome> | null
  readonly isOutdated: boolean
  readonly actions: ReturnType<typeof useCaseActions>
}

/** Those that fail come first. */
export function CasesTable({ cases, outcomes, isOutdated, actions }: CasesTableProps) {
  const { t } = useTranslation('rating')
  const rows = cases
    .map((each) => {
      const outcome = outcomes?.get(each.id)
      return { each, outcome, verdict: outcome && verdictOf(each, outcome) }
    })
    .toSorted((left, right) => Number(left.verdict?.isPassed ?? true) - Number(right.verdict?.isPassed ?? true))
  return (
    <Table className={classes.table} data-outdated={isOutdated || undefined}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('case.name')}</Table.Th>
          <Table.Th>{t('case.expectedResult')}</Table.Th>
          <Table.Th>{t('case.now')}</Table.Th>
          <Table.Th className={classes.number}>{t('case.difference')}</Table.Th>
          <Table.Th>{t('case.verdict')}</Table.Th>
          <Table.Th>
            <span className={classes.hidden}>{t('case.actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ each, outcome, verdict }) => (
          <Row key={each.id} each={each} outcome={outcome} verdict={verdict} actions={actions} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface RowProps {
  readonly each: TestCase
  readonly outcome: Outcome | undefined
  readonly verdict: ReturnType<typeof verdictOf> | undefined
  readonly actions: CasesTableProps['actions']
}

function Row({ each, outcome, verdict, actions }: RowProps) {
  const { t } = useTranslation('rating')
  const { program, setQuestion, isLocked } = useRatingEditing()
  const money = (minor: number) => moneyText(minor, program.currency as Currency)
  const difference = verdict?.differenceMinor ?? null
  return (
    <Table.Tr data-failed={verdict?.isPassed === false || undefined}>
      <Table.Td>
        <UnstyledButton
          className={classes.name}
          title={t('case.open')}
          onClick={() => setQuestion({ values: each.values, startDate: each.startDate })}
        >
          {each.name}
        </UnstyledButton>
      </Table.Td>
      <Table.Td>
        <Result decision={each.expected.decision} amount={each.expected.grossMinor} money={money} />
      </Table.Td>
      <Table.Td>
        {outcome &&
          (outcome.decision === null ? (
            <span className={classes.error}>{said(outcome.message)}</span>
          ) : (
            <Result decision={outcome.decision} amount={outcome.grossMinor} money={money} />
          ))}
      </Table.Td>
      <Table.Td className={classes.number}>
        {difference !== null && difference !== 0 && `${difference > 0 ? '+' : '−'} ${money(Math.abs(difference))}`}
      </Table.Td>
      <Table.Td>{verdict && <StatusBadge status={verdict.isPassed ? 'passed' : 'failed'} />}</Table.Td>
      <Table.Td>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size="sm" aria-label={t('row.actions', { name: each.name })}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconCheck size={16} />}
              disabled={isLocked || !outcome || outcome.decision === null || verdict?.isPassed === true}
              onClick={() => outcome && void actions.expect(each, outcome)}
            >
              {t('case.takeAsExpected')}
            </Menu.Item>
            <Menu.Item
              color="danger"
              leftSection={<IconTrash size={16} />}
              disabled={isLocked}
              onClick={() => void actions.remove(each)}
            >
              {t('row.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Table.Td>
    </Table.Tr>
  )
}

interface ResultProps {
  readonly decision: TestCase['expected']['decision']
  readonly amount: number | null
  readonly money: (minor: number) => string
}

const Result = ({ decision, amount, money }: ResultProps) => (
  <span className={classes.result}>
    <StatusBadge status={decisionStatuses[decision]} />
    {amount !== null && money(amount)}
  </span>
)
