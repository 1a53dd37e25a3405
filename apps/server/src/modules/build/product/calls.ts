import type { product } from '@coverwright/contract/build/product'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getAccess, setAccess } from './access.ts'
import { createProduct } from './create-product.ts'
import {
  changeDocument,
  getBody,
  getDocumentLock,
  getShell,
  getVersion,
  listVersions,
  lockDocument,
  restoreVersion,
  saveVersion,
  unlockDocument,
  updateBody,
  updateShell,
} from './documents.ts'
import { getProductWith } from './get-product.ts'
import { createGroup, deleteGroup, listGroups, moveToGroup, renameGroup } from './groups.ts'
import { lockJourney, unlockJourney } from './journey-lock.ts'
import { listNames } from './list-names.ts'
import { listProductsWith } from './list-products.ts'
import { getCurrencyList, getLanguageList, listTemplates } from './list-templates.ts'
import { moveToTrashWith } from './move-to-trash.ts'
import { getPaperwork, savePaperwork } from './paperwork.ts'
import type { Published } from './published.ts'
import { restoreProduct } from './restore-product.ts'
import { updateSettings } from './update-settings.ts'
import { listWatchers, stopWatching, watchProduct } from './watch-product.ts'

export const productCalls = (published: Published) =>
  ({
    createProduct,
    getProduct: getProductWith(published),
    listProducts: listProductsWith(published),
    listNames,
    getPaperwork,
    savePaperwork,
    moveToTrash: moveToTrashWith(published),
    restoreProduct,
    updateSettings,
    lockJourney,
    unlockJourney,
    listTemplates,
    getCurrencyList,
    getLanguageList,
    getBody,
    updateBody,
    getShell,
    updateShell,
    changeDocument,
    lockDocument,
    unlockDocument,
    getDocumentLock,
    watchProduct,
    stopWatching,
    listWatchers,
    saveVersion,
    listVersions,
    getVersion,
    restoreVersion,
    listGroups,
    createGroup,
    renameGroup,
    deleteGroup,
    moveToGroup,
    getAccess,
    setAccess,
  }) satisfies Partial<HandlersOf<typeof product>>
