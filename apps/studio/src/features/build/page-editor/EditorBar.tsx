import { textsOfShell } from '@coverwright/blocks/shell-texts'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { ActionIcon, Button, Menu, SegmentedControl, Select, Tooltip } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconLanguage,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { BarLine } from '../../../framework/editor/EditorFrame.tsx'
import { AutosaveIndicator } from '../../../framework/save/AutosaveIndicator.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { SaveVersionButton } from '../product-document/SaveVersionButton.tsx'
import { UndoRedo } from '../product-document/UndoRedo.tsx'
import { useDocumentState } from '../product-document/use-document.ts'
import { useVersions } from '../product-document/Versions.tsx'
import { type Device, devices, deviceWidths } from './canvas/devices.ts'
import { type Language, useShell } from './editing/shell-editing.ts'
import classes from './PageEditor.module.css'

interface OfSession {
  readonly session: DocumentSession<Shell | null>
}

export function BarStart({ session }: OfSession) {
  const { t } = useTranslation('page-editor')
  const { product, shell, page, openPage } = useShell()
  const autosave = useDocumentState(session, (state) => state.autosave)
  // As words: pages are others with every letter, what they are called is not.
  const pageNames = JSON.stringify(shell.pages.map((each) => ({ value: each.path, label: nameOfPage(each) })))
  return (
    <>
      <Tooltip label={t('toProducts')}>
        <ActionIcon component={Link} to={pathTo(`/project?product=${product.id}`)} aria-label={t('toProducts')}>
          <IconChevronLeft size={16} />
        </ActionIcon>
      </Tooltip>
      <LineTile line={product.line} />
      <h1>{product.name}</h1>
      <span className={classes.slash} aria-hidden="true">
        /
      </span>
      <PageSelect pages={pageNames} path={page.path} onOpen={openPage} />
      <BarLine />
      <AutosaveIndicator state={autosave} onRetry={() => void session.store.flush()} />
    </>
  )
}

interface PageSelectProps {
  readonly pages: string
  readonly path: string
  readonly onOpen: (path: string) => void
}

const PageSelect = memo(({ pages, path, onOpen }: PageSelectProps) => {
  const { t } = useTranslation('page-editor')
  return (
    <Select
      className={classes.pageSelect}
      size="sm"
      variant="unstyled"
      aria-label={t('page.open')}
      // Written by the bar itself.
      data={JSON.parse(pages) as { value: string; label: string }[]}
      value={path}
      onChange={(next) => next !== null && onOpen(next)}
      allowDeselect={false}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
    />
  )
})

const deviceIcons = { desktop: IconDeviceDesktop, tablet: IconDeviceTablet, phone: IconDeviceMobile } as const

interface BarMiddleProps {
  readonly device: Device
  readonly onDevice: (device: Device) => void
  readonly onLanguage: (language: Language) => void
}

export const BarMiddle = memo(({ device, onDevice, onLanguage }: BarMiddleProps) => {
  const { t } = useTranslation('page-editor')
  return (
    <div className={classes.switches}>
      <SegmentedControl
        aria-label={t('device.label')}
        value={device}
        onChange={(value) => onDevice(value)}
        data={devices.map((value) => {
          const Icon = deviceIcons[value]
          return {
            value,
            label: (
              <span className={classes.device}>
                <Icon size={16} aria-label={t(`device.${value}`)} /> {value === device && deviceWidths[value]}
              </span>
            ),
          }
        })}
      />
      <LanguageMenu onLanguage={onLanguage} />
    </div>
  )
})

/** Only where the product is sold in several: the language that is shown, and what each still lacks. */
function LanguageMenu({ onLanguage }: Pick<BarMiddleProps, 'onLanguage'>) {
  const { t } = useTranslation('page-editor')
  const { product, language } = useShell()
  if (product.languages.length < 2) return null
  return (
    <Menu position="bottom" width={240}>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconLanguage size={14} />}
          rightSection={<IconChevronDown size={12} />}
          aria-label={t('language.menu')}
        >
          {t(`product:languages.${language}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Languages onLanguage={onLanguage} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Drawn while the menu is open: all texts of the site are counted for it. */
function Languages({ onLanguage }: Pick<BarMiddleProps, 'onLanguage'>) {
  const { t } = useTranslation('page-editor')
  const { product, shell } = useShell()
  const { languages } = product
  const texts = textsOfShell(shell)
  const missingIn = (each: Language) =>
    each === languages[0] ? 0 : texts.filter(({ key }) => !shell.translations?.[each]?.[key]).length
  return languages.map((each) => {
    const count = missingIn(each)
    return (
      <Menu.Item
        key={each}
        onClick={() => onLanguage(each)}
        rightSection={count > 0 ? <em className={classes.missing}>{t('language.count', { count })}</em> : null}
      >
        {t(`product:languages.${each}`)}
      </Menu.Item>
    )
  })
}

interface BarEndProps<T> {
  readonly session: DocumentSession<T>
  readonly isPreview: boolean
  readonly onPreview: (isPreview: boolean) => void
  readonly primary: ReactNode
  /** Who else is here, where others can be. */
  readonly watchers: ReactNode
}

export function BarEnd<T>({ session, isPreview, onPreview, primary, watchers }: BarEndProps<T>) {
  const { t } = useTranslation('page-editor')
  return (
    <>
      {watchers}
      <UndoRedo session={session} />
      <BarLine />
      <Button
        variant="default"
        leftSection={isPreview ? <IconPencil size={16} /> : <IconPlayerPlay size={16} />}
        onClick={() => onPreview(!isPreview)}
      >
        {t(isPreview ? 'edit' : 'preview')}
      </Button>
      {primary}
    </>
  )
}

export const SaveShellVersion = memo(({ session }: OfSession) => {
  const revision = useDocumentState(session, (state) => state.revision)
  const versions = useVersions(session.ownerId, 'shell', revision).data?.versions ?? []
  return (
    <SaveVersionButton
      session={session}
      id={session.ownerId}
      document="shell"
      number={(versions[0]?.number ?? 0) + 1}
    />
  )
})
