import { can, designer, reads, type Screen } from '../../../core/screens/screen.ts'
import { type BoundKind, screensOf } from './template-paths.ts'

const titles = {
  email: {
    list: 'emailTemplateList',
    create: 'emailTemplateCreate',
    use: 'emailTemplateUse',
    systemList: 'emailSystemTemplateList',
    systemCreate: 'emailSystemTemplateCreate',
  },
  document: {
    list: 'pdfTemplateList',
    create: 'pdfTemplateCreate',
    use: 'pdfTemplateUse',
    systemList: 'pdfSystemTemplateList',
    systemCreate: 'pdfSystemTemplateCreate',
  },
  'agent-page': {
    list: 'directPageTemplateList',
    create: 'directPageTemplateCreate',
    systemList: 'directPageSystemTemplateList',
    systemCreate: 'directPageSystemTemplateCreate',
  },
} as const

const editor = ['template', 'product-document', 'pdf', 'framework'] as const

/** The same screens for each kind. What home pages are drawn from is a screen of theirs, in `sell`. */
function screensFor(kind: BoundKind | 'agent-page', order: number): readonly Screen[] {
  const path = screensOf[kind]
  const title = titles[kind]
  const guard = reads('templates')
  const listed = { layout: 'shell', guard, texts: ['template', 'delete-template', 'product-select', 'pdf'] } as const
  const edited = { layout: 'full', texts: editor, load: () => import('./TemplateEditor.tsx') } as const
  return [
    {
      ...listed,
      path: path.list,
      title: title.list,
      place: { section: 'content', order },
      load: () => import('./TemplateList.tsx'),
    },
    { ...edited, path: path.create, title: title.create, guard },
    ...('use' in title
      ? [
          {
            ...listed,
            path: path.use,
            title: title.use,
            under: path.list,
            load: () => import('./TemplateUse.tsx'),
          },
        ]
      : []),
    {
      ...listed,
      path: path.systemList,
      title: title.systemList,
      under: path.list,
      load: () => import('./PlatformTemplates.tsx'),
    },
    { ...edited, path: path.systemCreate, title: title.systemCreate, guard: can('edit-system-templates') },
  ]
}

/** Contracts and files to work from: one screen, for designers. */
const shelf: Screen = {
  path: screensOf.contract.list,
  title: 'documentCenter',
  layout: 'shell',
  guard: designer,
  place: { section: 'designer', order: 12 },
  texts: ['template', 'delete-template', 'file-template'],
  load: () => import('./DocumentCentre.tsx'),
}

/** What posts begin with: for designers too. */
const postTemplates: Screen = {
  path: screensOf.post.list,
  title: 'postList',
  layout: 'shell',
  guard: designer,
  place: { section: 'designer', order: 13 },
  texts: ['template', 'delete-template', 'post'],
  load: () => import('./PostTemplates.tsx'),
}

export const templateScreens: readonly Screen[] = [
  ...screensFor('email', 1),
  ...screensFor('document', 2),
  ...screensFor('agent-page', 4),
  shelf,
  postTemplates,
]
