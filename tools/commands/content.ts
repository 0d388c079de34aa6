// npm run content -- list: the shop's written pages, as JSON files that can live in git. Without
// arguments it lists its acts.
import "../content/content-command.ts";
