import { languageNames } from '@coverwright/domain/base/language/language'
import { isOfProduct } from '@coverwright/domain/build/template/document-block'
import type { TemplateBinding } from '@coverwright/domain/build/template/template'
import { Button, Table, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../framework/page/failed-read.ts'
import { Page } from '../../../framework/page/Page.tsx'
import { useProductNames } from '../../../parts/product/use-product-choices.ts'
import { BindDialog } from './BindDialog.tsx'
import { Comparison } from './Comparison.tsx'
import classes from './Template.module.css'
import { TemplateTabs } from './TemplateTabs.tsx'
import { isSameUse, useBoundKind, usesOf } from './template-kind.ts'
import { screensOf } from './template-paths.ts'
import { useOwnTemplates } from './use-choices.ts'
import { type TemplateUse, useSayUse } from './use-say-use.ts'

/** Every message or document that can be written anew: what is given out today, of which product and in which language. */
export function Component() {
  const { t } = useTranslation('template')
  const kind = useBoundKind()
  const sayUse = useSayUse(kind)
  const bindings = useQuery(queries.template.listBindings({ kind }))
  const templates = useOwnTemplates(kind)
  const products = useProductNames((bindings.data ?? []).flatMap(({ productId }) => productId ?? []))
  const nameOf = (productId: string) => products.find(({ id }) => id === productId)?.name ?? ''
  const [isBinding, setBinding] = useState(false)
  const unbind = useAct('template.unbindTemplate', { done: () => t(`unboundDone.${kind}`) })
  const failed = failedRead(bindings, templates.query)
  const boundTo = (use: TemplateUse) => (bindings.data ?? []).filter((binding) => isSameUse(binding, use))
  const ofWhich = ({ document }: TemplateUse) => t(document && !isOfProduct(document) ? 'noProduct' : 'everyProduct')
  const row = (binding: TemplateBinding) => (
    <Table.Tr key={binding.id}>
      <Table.Td>{sayUse(binding)}</Table.Td>
      <Table.Td>{binding.productId ? nameOf(binding.productId) : ofWhich(binding)}</Table.Td>
      <Table.Td>{binding.language ? languageNames[binding.language] : t('everyLanguage')}</Table.Td>
      <Table.Td>
        <Link to={pathTo(`${screensOf[kind].create}?template=${binding.templateId}`)}>
          {templates.nameOf(binding.templateId)}
        </Link>
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('unbindWhat', { what: sayUse(binding) })}
          onClick={() => unbind.run({ id: binding.id })}
        >
          {t('unbind')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
  return (
    <Page>
      <TemplateTabs
        current="use"
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setBinding(true)}>
            {t('bind')}
          </Button>
        }
      />
      {failed && <ErrorAlert {...failed} />}
      {kind === 'document' && <p className={classes.before}>{t('frozenHint')}</p>}
      <Table.ScrollContainer minWidth={720}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(`what.${kind}`)}</Table.Th>
              <Table.Th>{t('product')}</Table.Th>
              <Table.Th>{t('language')}</Table.Th>
              <Table.Th>{t(`sent.${kind}`)}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t('acts')}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {usesOf(kind).map((use) => (
              <Fragment key={sayUse(use)}>
                {boundTo(use).map(row)}
                <Table.Tr>
                  <Table.Td>{sayUse(use)}</Table.Td>
                  <Table.Td>{boundTo(use).length > 0 ? t('otherwise') : ofWhich(use)}</Table.Td>
                  <Table.Td>{t('anyLanguage')}</Table.Td>
                  <Table.Td>{t(`standard.${kind}`)}</Table.Td>
                  <Table.Td />
                </Table.Tr>
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Comparison kind={kind} templates={templates.published} />
      {isBinding && <BindDialog kind={kind} templates={templates.published} onClose={() => setBinding(false)} />}
    </Page>
  )
}
