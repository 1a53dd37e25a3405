import { languageNames, languages } from '@coverwright/domain/base/language/language'
import type { SystemTemplate, Template } from '@coverwright/domain/build/template/template'
import { Button, Group, Stack } from '@mantine/core'
import { IconCopy, IconPencil, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import classes from './Template.module.css'
import { TemplateTabs } from './TemplateTabs.tsx'
import { useTemplateKind } from './template-kind.ts'
import { screensOf } from './template-paths.ts'

/** What the platform offers to everybody. Its own staff change it; all others make it their own. */
export function Component() {
  const { t } = useTranslation('template')
  const go = useNavigate()
  const kind = useTemplateKind()
  const mayEdit = useMay('edit-system-templates')
  const templates = useQuery(queries.template.listSystemTemplates({ kind }))
  const [copying, setCopying] = useState<SystemTemplate>()
  const open = ({ id }: Template) => void go(pathTo(`${screensOf[kind].create}?template=${id}`))
  return (
    <Page>
      <TemplateTabs current="platform" />
      {templates.isError && <ErrorAlert error={templates.error} onRetry={() => void templates.refetch()} />}
      {templates.data?.length === 0 && (
        <Empty icon={<IconTemplate size={20} />} title={t('platformNone')} description={t('platformNoneHint')} />
      )}
      <Stack gap={12} mt={16}>
        {templates.data?.map((template) => (
          <Card
            key={template.id}
            title={template.name}
            note={template.tag}
            action={
              <Group gap={8}>
                {mayEdit && (
                  <Button
                    variant="default"
                    leftSection={<IconPencil size={16} />}
                    component={Link}
                    to={pathTo(`${screensOf[kind].systemCreate}?template=${template.id}`)}
                  >
                    {t('edit')}
                  </Button>
                )}
                <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => setCopying(template)}>
                  {t('copy')}
                </Button>
              </Group>
            }
          >
            <p className={classes.languages}>{languagesOf(template)}</p>
          </Card>
        ))}
      </Stack>
      {copying && <CopyDialog source={copying} onMade={open} onClose={() => setCopying(undefined)} />}
    </Page>
  )
}

const languagesOf = ({ content }: SystemTemplate) =>
  languages
    .filter((language) => content.texts[language])
    .map((language) => languageNames[language])
    .join(', ')
