'use client'

import dynamic from 'next/dynamic'

// The panel loads what the map of components names with every page of it, so the map leads here and no further.
export const ProjectReportPanel = dynamic(() =>
  import('./project-report.tsx').then((module) => module.ProjectReportPanel),
)
