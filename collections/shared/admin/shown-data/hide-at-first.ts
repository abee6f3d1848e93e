import { shownData, shownDataKeys } from '#domain/people/shown-data.ts'

const places = JSON.stringify(shownData.map((data) => [shownDataKeys[data], `${data}Data`]))

/** Runs before anything is drawn, so that nothing is seen for a moment that was put out of sight. */
export const hideAtFirst = `try{for(const[key,place]of ${places})if(localStorage.getItem(key)==='0')document.documentElement.dataset[place]='hidden'}catch{}`
