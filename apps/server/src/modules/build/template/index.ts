export { fillTemplate } from '@coverwright/domain/build/template/compiled'
export { attachedFiles } from './attachments.ts'
export { brandValues, ownValues } from './brand.ts'
export { compileTemplate } from './compile-template.ts'
export { renderDesign } from './document/render-design.ts'
export { renderDocument, tryDocument } from './document/render-document.ts'
export { templateDocument } from './document-kind.ts'
export { frozenDocuments } from './frozen-documents.ts'
export { keywordsOf } from './keywords-of-template.ts'
export { drawLogo, findLogo, type Logo, logoAddress, logoId, withLogoShown } from './logo.ts'
export { designForPage, forgetDesigns } from './own-design.ts'
export {
  choosableForPages,
  chooseForPage,
  findChosen,
  freePage,
  pageDesign,
  standardDesign,
  tryDesign,
} from './page-design.ts'
export { platformTemplates } from './platform-templates.ts'
export { readDraft, setPages } from './preview-template.ts'
export { findPublished, type PublishedTemplate, proposedTemplate, publishedTemplate } from './published-template.ts'
export { seedPlatformTemplates } from './seed-platform-templates.ts'
export { templates } from './tables.ts'
export { tellNotFilled } from './tell-not-filled.ts'
export { unprintableDocuments } from './unprintable.ts'
