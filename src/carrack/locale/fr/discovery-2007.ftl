# Words that the edition of 2007 has of its own: they stand before those of discovery.ftl.

region-new-france = Canada
    .the = le Canada
    .at = au Canada
    .from = du Canada
