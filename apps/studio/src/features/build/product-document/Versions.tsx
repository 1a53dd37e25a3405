import type { DocumentVersion, ProductDocument } from '@coverwright/domain/build/document/document'
import { Button, Menu, ScrollArea } from '@mantine/core'
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { asOf } from '../../../core/wire/queries-of.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Versions.module.css'

export const useVersions = (id: string, document: ProductDocument, revision: number) =>
  useQuery({
    ...asOf(queries.product.listVersions({ id, document }), revision),
    placeholderData: (before) => before,
  })

type Listed = Omit<DocumentVersion, 'savedBy'> & {
  /** None of what the product brings itself. */
  readonly savedBy: string | null
}

interface VersionsMenuProps<Version extends Listed> {
  readonly versions: readonly Version[]
  readonly onLook: (version: Version) => void
}

/** What the draft is, and the versions it can be compared with and go back to. */
export function VersionsMenu<Version extends Listed>({ versions, onLook }: VersionsMenuProps<Version>) {
  const { t } = useTranslation('product-document')
  const times = useTimeTexts()
  const [latest] = versions
  const current = versions.find(({ isCurrent }) => isCurrent)
  const name = current
    ? t('versions.isVersion', { number: current.number })
    : latest
      ? t('versions.draftAfter', { number: latest.number })
      : t('versions.draft')
  return (
    <Menu width={300} position="bottom-start">
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          className={classes.tag ?? ''}
          rightSection={<IconChevronDown size={12} />}
          aria-label={`${t('versions.menu')}: ${name}`}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{versions.length === 0 ? t('versions.none') : t('versions.menu')}</Menu.Label>
        <ScrollArea.Autosize mah={320}>
          {versions.map((version) => (
            <Menu.Item
              key={version.id}
              onClick={() => onLook(version)}
              aria-label={t('versions.look', { number: version.number })}
              rightSection={version.isCurrent ? <IconCircleCheck size={14} aria-label={t('versions.current')} /> : null}
            >
              <span className={classes.name}>
                {t('versions.isVersion', { number: version.number })}
                {version.publishedAt !== null && <em>{t('versions.published')}</em>}
              </span>
              {version.note !== '' && <span className={classes.note}>{version.note}</span>}
              <span className={classes.by}>
                {version.savedBy === null
                  ? times.dateAndTime(version.createdAt)
                  : t('versions.by', { name: version.savedBy, when: times.dateAndTime(version.createdAt) })}
              </span>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  )
}
