// What blocks use of React, from Preact's core: its layer of compatibility would cost a tenth of all that pages load.
export { createContext } from 'preact'
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
