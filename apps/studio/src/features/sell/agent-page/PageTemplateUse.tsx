import { languageNames } from '@coverwright/domain/base/language/language'
import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import { Button, Table, VisuallyHidden } from '@mantine/core'
import { IconUserSquare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMayRead } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { TemplateTabs } from '../../build/template/TemplateTabs.tsx'
import { screensOf } from '../../build/template/template-paths.ts'
import classes from './AgentPage.module.css'
import { TemplateChoiceDialog } from './TemplateChoiceDialog.tsx'

/** Which home page is drawn from what. */
export function Component() {
  const { t } = useTranslation('agent-page')
  const pages = useQuery(queries.directPage.list({}, { nowPage: 1, pageSize: 10, orderBy: 'agentName' }))
  const [choosing, setChoosing] = useState<AgentPage>()
  const rows = pages.data?.items ?? []
  return (
    <Page>
      <TemplateTabs current="use" />
      {pages.isError && <ErrorAlert error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && (
        <Empty
          icon={<IconUserSquare size={20} />}
          title={t('none')}
          description={t('templates.noPages')}
          action={
            <Button variant="default" component={Link} to={pathTo('/directPage')}>
              {t('title')}
            </Button>
          }
        />
      )}
      {rows.length > 0 && (
        <Table.ScrollContainer minWidth={720}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('agent')}</Table.Th>
                <Table.Th>{t('status')}</Table.Th>
                <Table.Th>{t('templates.drawnFrom')}</Table.Th>
                <Table.Th>{t('templates.language')}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{t('templates.acts')}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((page) => (
                <Table.Tr key={page.id}>
                  <Table.Td>
                    {page.agentName}
                    <span className={classes.reason}>{page.host ?? t('noUrl')}</span>
                  </Table.Td>
                  <Table.Td>
                    <StatusBadge status={page.status} />
                  </Table.Td>
                  <Table.Td>
                    <DrawnFrom page={page} />
                  </Table.Td>
                  <Table.Td>{languageNames[page.template?.language ?? 'en_uk']}</Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t('templates.chooseFor', { name: page.agentName })}
                      onClick={() => setChoosing(page)}
                    >
                      {t('templates.choose')}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {choosing && <TemplateChoiceDialog page={choosing} onClose={() => setChoosing(undefined)} />}
    </Page>
  )
}

function DrawnFrom({ page: { template } }: { readonly page: AgentPage }) {
  const { t } = useTranslation('agent-page')
  const mayOpen = useMayRead('templates')
  if (!template) return t('templates.standard')
  const said = template.isOwn
    ? t('templates.own', { number: template.number })
    : t('templates.version', { name: template.name, number: template.number })
  if (template.state === 'trash')
    return (
      <>
        {said}
        <span className={classes.reason}>{t('templates.inTrash')}</span>
      </>
    )
  return mayOpen ? <Link to={pathTo(`${screensOf['agent-page'].create}?template=${template.id}`)}>{said}</Link> : said
}
