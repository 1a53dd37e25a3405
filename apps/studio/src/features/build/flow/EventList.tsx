import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../framework/page/Card.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import classes from './EventList.module.css'

/** Every event of a journey, by the block that raises it. Logic is bound to the page the block stands on. */
const events = [
  { name: 'answered', raisedBy: ['Questions'], hasLogic: true },
  { name: 'chosen', raisedBy: ['PlanPicker'], hasLogic: true },
  { name: 'declared', raisedBy: ['Declarations', 'Checkout'], hasLogic: true },
  { name: 'bought', raisedBy: ['ThankYou'], hasLogic: false },
] as const

export function Component() {
  const { t } = useTranslation('flow')
  return (
    <Page>
      <PageHeader title={t('events.title')} description={t('events.description')} />
      <Card className={classes.events}>
        <Table.ScrollContainer minWidth={720}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {(['event', 'raisedBy', 'when', 'carries', 'followed'] as const).map((column) => (
                  <Table.Th key={column}>{t(`events.${column}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {events.map(({ name, raisedBy, hasLogic }) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{t(`events.names.${name}`)}</Table.Th>
                  <Table.Td>
                    <div className={classes.blocks}>
                      {raisedBy.map((block) => (
                        <Tag key={block}>{block}</Tag>
                      ))}
                    </div>
                  </Table.Td>
                  <Table.Td>{t(`events.whens.${name}`)}</Table.Td>
                  <Table.Td>{t(`events.data.${name}`)}</Table.Td>
                  <Table.Td>{hasLogic ? t('events.logic.yes') : t('events.logic.no')}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Card>
    </Page>
  )
}
