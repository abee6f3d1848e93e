/** How the page looks, in light and dark, on a telephone and on paper; nothing is fetched for it. */
export const sharedPageStyle = `:root{color-scheme:light dark;--ink:#121418;--quiet:#55575b;--paper:#f5f6f8;--sheet:#fff;--line:#ced0d4;--bar:#dfe4fb;font:1rem/1.5 Mulish,system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink)}
main{max-inline-size:80rem;margin-inline:auto;padding:clamp(1rem,3vw,2.5rem)}
h1{margin:0;font-size:clamp(1.6rem,1.2rem + 2vw,2.4rem);line-height:1.2;overflow-wrap:anywhere}
h2{margin:0 0 .5rem;font-size:1.1rem}
p{margin:.35rem 0 0}
.quiet{color:var(--quiet);font-size:.9rem}
.tiles{container:tiles/inline-size;display:flex;flex-wrap:wrap;gap:1rem;margin:1.5rem 0 0;padding:0;list-style:none}
.tiles li{--beside:2;container-type:inline-size;flex:1 1 calc((100% - (var(--beside) - 1)*1rem)/var(--beside))}
@container tiles (36rem<=width<60rem){.tiles li{--beside:3}}
@container tiles (width>=60rem){.tiles li{--beside:5}}
.tiles li,section{padding:1rem 1.25rem;border:1px solid var(--line);border-radius:.8rem;background:var(--sheet)}
.tiles h2{margin:0;font-size:.95rem}
.value{margin:0;font-size:clamp(1rem,11cqi,1.7rem);font-weight:750;white-space:nowrap;font-variant-numeric:tabular-nums}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(27rem,100%),1fr));gap:1rem;margin-block-start:1rem}
section{min-inline-size:0}
section.wide{grid-column:1/-1}
img{display:block;inline-size:100%;block-size:auto}
.scroll{overflow:auto;max-block-size:26rem}
.scroll:focus-visible,summary:focus-visible{outline:3px solid;outline-offset:2px}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .5rem;border-block-end:1px solid var(--line);text-align:end;white-space:nowrap}
th:first-child{text-align:start;white-space:normal;overflow-wrap:anywhere;min-inline-size:8rem}
th[scope=row]{font-weight:500}
caption{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.bar{display:block;inline-size:100%;block-size:.4rem;margin-block-start:.25rem}
.bar rect{fill:var(--bar)}
summary{min-block-size:2.75rem;padding-block:.6rem;cursor:pointer;font-weight:650}
footer{margin-block-start:2rem}
@media (prefers-color-scheme:dark){:root{--ink:#f0f0f2;--quiet:#b0b2b8;--paper:#171719;--sheet:#202125;--line:#42444a;--bar:#3b4680}}
@media print{body{background:none}section,.tiles li{break-inside:avoid}details:not([open])>*{display:block}}`
